import type { Episode } from '#core/editorial/podcasts/episode.ts';

export interface MediaKeys {
  readonly play: () => void;
  readonly pause: () => void;
  readonly jump: (seconds: number) => void;
  readonly seek: (to: number) => void;
}

/** Seconds. */
export const jumpSeconds = 15;

export const takeMediaKeys = ({ title, podcast, image }: Episode, { play, pause, jump, seek }: MediaKeys): void => {
  if (!('mediaSession' in navigator)) return;
  const { mediaSession } = navigator;
  mediaSession.metadata = new MediaMetadata({
    title,
    artist: podcast.name,
    ...(image === null ? {} : { artwork: [{ src: image }] }),
  });
  mediaSession.setActionHandler('play', play);
  mediaSession.setActionHandler('pause', pause);
  mediaSession.setActionHandler('seekbackward', ({ seekOffset = jumpSeconds }) => jump(-(seekOffset ?? jumpSeconds)));
  mediaSession.setActionHandler('seekforward', ({ seekOffset = jumpSeconds }) => jump(seekOffset ?? jumpSeconds));
  mediaSession.setActionHandler('seekto', ({ seekTime }) => seek(seekTime ?? 0));
};

export const leaveMediaKeys = (): void => {
  if ('mediaSession' in navigator) navigator.mediaSession.metadata = null;
};
