import { useEffect, useState } from 'react';
import type { Episode } from '#core/editorial/podcasts/episode.ts';
import { pressPlay } from '#core/editorial/podcasts/native-command.ts';
import { isPlaying } from '#core/editorial/podcasts/player.ts';
import { appSettings } from '../../app-shell/app-settings.ts';
import { podcastMessages } from '../../messages/media/podcasts.ts';
import { loadPlayer } from './load-player.ts';
import { PauseSign, PlaySign } from './signs.tsx';
import { playerNow, usePlayer } from './player-store.ts';

interface Props {
  readonly episode: Episode;
  readonly worded?: boolean;
}

/** Loads the player on the first click (spec §4). */
export const PlayButton = ({ episode, worded = false }: Props) => {
  const playing = isPlaying(usePlayer(), episode.id);
  const [loading, setLoading] = useState(false);
  useEffect(() => {
    if (appSettings()) void import('./player-in-app.ts').then(({ meet }) => meet(episode)).catch(() => undefined);
  }, [episode]);
  const press = async (): Promise<void> => {
    setLoading(true);
    const { perform } = await loadPlayer().finally(() => setLoading(false));
    for (const command of pressPlay(playerNow(), episode)) perform(command);
  };
  return (
    <button
      type="button"
      className={`play needs-script${worded ? ' play--worded' : ''}`}
      data-live={`play-${episode.id}`}
      aria-busy={loading}
      suppressHydrationWarning
      aria-label={playing ? podcastMessages.pause(episode.title) : podcastMessages.play(episode.title)}
      onClick={() => void press()}
    >
      {playing ? <PauseSign /> : <PlaySign />}
      {worded && <span>{playing ? podcastMessages.pauseShort : podcastMessages.playShort}</span>}
    </button>
  );
};
