import { prefetchPolicy } from '#core/app-shell/prefetch-policy.ts';
import { pipAutoplay } from '#core/media/pip/pip-autoplay.ts';
import type { ToldPip } from '#core/media/pip/pip-status.ts';
import { playerNow } from '../podcasts/player-store.ts';
import { connection } from '../../window/connection.ts';

const otherPlays = (): boolean => {
  const player = playerNow();
  return (
    (player.visible && player.playing) ||
    [...document.querySelectorAll<HTMLMediaElement>('audio,video')].some(
      (one) => !one.paused && one.closest('.pip') === null,
    )
  );
};

export const isShown = (): boolean => document.querySelector('.pip :is(video,iframe)') !== null;

/** No autoplay with reduced motion or on a slow or metered connection. Sec-GPC is about third parties: see consent. */
const readerAllows = (): boolean =>
  !matchMedia('(prefers-reduced-motion: reduce)').matches &&
  prefetchPolicy({ ...connection(), privacyControl: null }).prefetch;

/** Third-party players load only after consent (R26). */
export const isConsented = (): boolean => document.documentElement.dataset['consent'] === 'granted';

/** Spec §4, "Picture-in-picture video". */
export const startsItself = ({ mode, source }: ToldPip, pipShown: boolean): boolean =>
  source.kind !== 'link' &&
  (source.kind === 'file' || (source.starting !== null && isConsented())) &&
  readerAllows() &&
  pipAutoplay({ mode, pageVisible: !document.hidden, otherPlaying: otherPlays(), pipShown }).autoplay;
