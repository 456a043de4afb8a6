import type { Episode } from '#core/editorial/podcasts/episode.ts';
import type { Frame } from '#core/pages/page-frame.ts';
import { frontMessages } from '../../messages/editorial/fronts.ts';
import { Picture } from '../../media/pictures/picture.tsx';
import { PlayButton } from '../../media/podcasts/play-button.tsx';
import { duration } from '#core/wording/duration.ts';
import { ContainerHead } from './container-head.tsx';
import { PodcastRow } from './podcast-row.tsx';
import { tiedTitle } from '#core/wording/tied.ts';

interface Props {
  readonly episodes: readonly Episode[];
  readonly frame: Frame;
}

export const EpisodeList = ({ episodes, frame }: Props) => {
  const [first] = episodes;
  if (first === undefined || episodes.some(({ podcast }) => podcast.slug !== first.podcast.slug))
    return <PodcastRow episodes={episodes} frame={frame} />;
  return (
    <section className="tracks wrap">
      <ContainerHead title={frontMessages.podcastOf(first.podcast.name)} path={null} />
      <div className="tracks__row">
        {first.image !== null && (
          <Picture image={{ path: first.image, alt: '' }} size="half" frame={frame} className="tracks__cover" />
        )}
        <ol className="tracks__items">
          {episodes.map((episode) => (
            <li key={episode.id} className="tracks__item">
              <PlayButton episode={episode} />
              <h3 className="tracks__title">
                <a className="tracks__link" href={episode.articlePath ?? episode.sourceUrl}>
                  {tiedTitle(episode.title)}
                </a>
              </h3>
              <span className="tracks__length">{duration(episode.duration)}</span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
};
