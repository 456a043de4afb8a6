import type { NativeCommand } from '#core/editorial/podcasts/native-command.ts';
import type { Player } from '#core/editorial/podcasts/player.ts';
import { podcastMessages } from '../../messages/media/podcasts.ts';
import { PauseSign, PlaySign } from './signs.tsx';

export type OpenPlayer = Extract<Player, { readonly visible: true }>;

export const PlayerTitle = ({ player: { episode } }: { readonly player: OpenPlayer }) => (
  <p className="player__words">
    <span className="player__show">{episode.podcast.name}</span>
    {episode.articlePath === null ? (
      <span className="player__title">{episode.title}</span>
    ) : (
      <a className="player__title" href={episode.articlePath}>
        {episode.title}
      </a>
    )}
  </p>
);

export const PlayerToggle = ({
  player,
  perform,
}: {
  readonly player: OpenPlayer;
  readonly perform: (command: NativeCommand) => void;
}) => (
  <button
    type="button"
    className="play"
    data-live="lejatszo"
    aria-label={player.playing ? podcastMessages.pauseShort : podcastMessages.playShort}
    onClick={() => perform({ kind: player.playing ? 'Pause' : 'Play' })}
  >
    {player.playing ? <PauseSign /> : <PlaySign />}
  </button>
);
