import type { Episode } from '#core/editorial/podcasts/episode.ts';
import type { Frame } from '#core/pages/page-frame.ts';
import { lasting } from '../../fragments/lasting.ts';
import { frontMessages } from '../../messages/editorial/fronts.ts';
import { Picture } from '../../media/pictures/picture.tsx';
import { PlayButton } from '../../media/podcasts/play-button.tsx';
import { duration } from '#core/wording/duration.ts';
import { ContainerHead } from './container-head.tsx';
import { tiedTitle } from '#core/wording/tied.ts';

interface Props {
  readonly episodes: readonly Episode[];
  readonly frame: Frame;
}

export const PodcastRow = lasting(({ episodes, frame }: Props) => {
  if (episodes.length === 0) return null;
  return (
    <section className="podcasts wrap">
      <ContainerHead title={frontMessages.podcasts} path={null} />
      <div className="podcasts__items">
        {episodes.map((episode) => (
          <article key={episode.id} className="teaser teaser--episode">
            {episode.image !== null && (
              <Picture
                image={{ path: episode.image, alt: '' }}
                size="square"
                frame={frame}
                className="teaser__portrait"
              />
            )}
            <div className="teaser__words">
              <p className="kicker">{episode.podcast.name}</p>
              <h3 className="teaser__title">
                <a className="teaser__link" href={episode.articlePath ?? episode.sourceUrl}>
                  {tiedTitle(episode.title)}
                </a>
              </h3>
              <p className="teaser__foot">
                <PlayButton episode={episode} />
                {duration(episode.duration)}
              </p>
            </div>
          </article>
        ))}
      </div>
    </section>
  );
});
