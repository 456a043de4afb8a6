import type { Frame } from '#core/pages/page-frame.ts';
import { podcastFeedPath } from '#core/pages/building/podcast-feed-path.ts';
import type { Show } from '#core/editorial/podcasts/show.ts';
import { tiedTitle } from '#core/wording/tied.ts';
import { podcastMessages } from '../../messages/media/podcasts.ts';
import { ContainerHead } from './container-head.tsx';
import { Picture } from '../../media/pictures/picture.tsx';
import { PlayButton } from '../../media/podcasts/play-button.tsx';
import { SubscribeLink } from '../../media/podcasts/subscribe-link.tsx';

interface Props {
  readonly shows: readonly Show[];
  readonly frame: Frame;
}

export const ShowList = ({ shows, frame }: Props) => {
  if (shows.length === 0) return null;
  return (
    <section className="shows wrap">
      <ContainerHead title={podcastMessages.shows} path={null} />
      <ul className="shows__items">
        {shows.map(({ slug, name, path, episodes, newest }) => (
          <li key={slug} className="shows__item">
            {newest !== null && newest.image !== null && (
              <Picture image={{ path: newest.image, alt: '' }} size="square" frame={frame} className="shows__cover" />
            )}
            <h3 className="shows__name">{path === null ? name : <a href={path}>{name}</a>}</h3>
            <p className="shows__count">
              {podcastMessages.episodes(episodes)} <SubscribeLink title={name} path={podcastFeedPath(slug)} />
            </p>
            {newest !== null && (
              <p className="shows__newest">
                <PlayButton episode={newest} />
                <span>
                  <span className="shows__label">{podcastMessages.newest}</span>{' '}
                  {newest.articlePath === null ? (
                    tiedTitle(newest.title)
                  ) : (
                    <a href={newest.articlePath}>{tiedTitle(newest.title)}</a>
                  )}
                </span>
              </p>
            )}
          </li>
        ))}
      </ul>
      <p className="shows__all">
        <SubscribeLink title={null} path={podcastFeedPath(null)} />
      </p>
    </section>
  );
};
