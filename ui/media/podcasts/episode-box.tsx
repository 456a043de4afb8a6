import type { WholeEpisode } from '#core/editorial/podcasts/episode.ts';
import { podcastFeedPath } from '#core/pages/building/podcast-feed-path.ts';
import { podcastMessages } from '../../messages/media/podcasts.ts';
import { duration } from '#core/wording/duration.ts';
import { EpisodeChapters } from './episode-chapters.tsx';
import { EpisodeTranscript } from './episode-transcript.tsx';
import { PlayButton } from './play-button.tsx';
import { SubscribeLink } from './subscribe-link.tsx';

export const EpisodeBox = ({ episode }: { readonly episode: WholeEpisode | null }) => {
  if (episode === null) return <p className="episode episode--silent">{podcastMessages.noSound}</p>;
  const { podcast, sourceUrl } = episode;
  return (
    <section className="episode" aria-label={podcastMessages.episode}>
      <PlayButton episode={episode} worded />
      <p className="episode__words">
        <strong>{podcast.name}</strong> <span className="episode__length">{duration(episode.duration)}</span>{' '}
        <SubscribeLink title={podcast.name} path={podcastFeedPath(podcast.slug)} />
      </p>
      <EpisodeChapters episode={episode} />
      <details className="episode__plain">
        <summary>{podcastMessages.plain}</summary>
        <audio className="episode__audio" controls preload="none" src={sourceUrl} />
        <a href={sourceUrl} download="">
          {podcastMessages.download}
        </a>
      </details>
      <EpisodeTranscript transcript={episode.transcript} />
    </section>
  );
};
