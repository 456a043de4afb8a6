import type { Episode } from '#core/editorial/podcasts/episode.ts';

export interface MediaKeys {
  readonly play: () => void;
  readonly pause: () => void;
  readonly jump: (seconds: number) => void;
  readonly seek: (to: number) => void;
}

/** Seconds. */
export const jumpSeconds = 15;

const handle = (action: MediaSessionAction, handler: MediaSessionActionHandler): void => {
  try {
    navigator.mediaSession.setActionHandler(action, handler);
  } catch {
    // Browsers throw for an action that they do not support.
  }
};

export const takeMediaKeys = ({ title, podcast, image }: Episode, { play, pause, jump, seek }: MediaKeys): void => {
  if (!('mediaSession' in navigator)) return;
  navigator.mediaSession.metadata = new MediaMetadata({
    title,
    artist: podcast.name,
    ...(image === null ? {} : { artwork: [{ src: image }] }),
  });
  handle('play', play);
  handle('pause', pause);
  handle('seekbackward', ({ seekOffset }) => jump(-(seekOffset ?? jumpSeconds)));
  handle('seekforward', ({ seekOffset }) => jump(seekOffset ?? jumpSeconds));
  handle('seekto', ({ seekTime }) => seek(seekTime ?? 0));
};

export const leaveMediaKeys = (): void => {
  if ('mediaSession' in navigator) navigator.mediaSession.metadata = null;
};
