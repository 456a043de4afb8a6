import type { NativeCommand } from '#core/editorial/podcasts/native-command.ts';
import { podcastMessages } from '../../messages/media/podcasts.ts';
import { CloseIcon } from '../../icons/icons.tsx';
import { PlayerTitle, PlayerToggle } from './player-parts.tsx';
import { usePlayer } from './player-store.ts';
import { StopSign } from './signs.tsx';

export const NativeBar = ({ perform }: { readonly perform: (command: NativeCommand) => void }) => {
  const player = usePlayer();
  if (!player.visible) return null;
  return (
    <section className="player player--native" aria-label={podcastMessages.player}>
      <PlayerTitle player={player} />
      <div className="player__deeds">
        <PlayerToggle player={player} perform={perform} />
        <button
          type="button"
          className="player__small"
          aria-label={podcastMessages.stop}
          onClick={() => perform({ kind: 'Stop' })}
        >
          <StopSign />
        </button>
        <button
          type="button"
          className="player__small"
          aria-label={podcastMessages.close}
          onClick={() => perform({ kind: 'Destroy' })}
        >
          <CloseIcon />
        </button>
      </div>
    </section>
  );
};
