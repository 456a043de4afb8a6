import type { MouseEvent } from 'react';
import { appSettings } from '../../app-shell/app-settings.ts';
import type { WholeEpisode } from '#core/editorial/podcasts/episode.ts';
import { podcastMessages } from '../../messages/media/podcasts.ts';
import { duration } from '#core/wording/duration.ts';
import { playFrom } from './load-player.ts';

/** Without scripts each link uses a media fragment (W3C Media Fragments), which the browser's player follows. */
export const EpisodeChapters = ({ episode }: { readonly episode: WholeEpisode }) => {
  const { chapters, sourceUrl } = episode;
  if (chapters.length === 0) return null;
  const press = (event: MouseEvent, at: number): void => {
    if (appSettings() !== null) return;
    event.preventDefault();
    void playFrom(episode, at);
  };
  return (
    <ol className="episode__chapters" aria-label={podcastMessages.chapters}>
      {chapters.map(({ at, title }) => (
        <li key={at}>
          <a
            className="episode__chapter"
            href={`${sourceUrl}#t=${at}`}
            data-live={`chapter-${at}`}
            onClick={(event) => press(event, at)}
          >
            <span className="episode__time">{duration(at)}</span> {title}
          </a>
        </li>
      ))}
    </ol>
  );
};
