import type { SpokenLine } from '#core/editorial/podcasts/episode.ts';
import { podcastMessages } from '../../messages/media/podcasts.ts';
import { duration } from '#core/wording/duration.ts';

export const EpisodeTranscript = ({ transcript }: { readonly transcript: readonly SpokenLine[] }) =>
  transcript.length === 0 ? null : (
    <details className="episode__transcript">
      <summary>{podcastMessages.transcript}</summary>
      {transcript.map(({ at, speaker, text }) => (
        <p key={at} className="episode__line">
          <span className="episode__time">{duration(at)}</span>{' '}
          <span>
            {speaker !== '' && <strong>{speaker}: </strong>}
            {text}
          </span>
        </p>
      ))}
    </details>
  );
