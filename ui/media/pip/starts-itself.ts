import { prefetchPolicy } from '#core/app-shell/prefetch-policy.ts';
import { pipAutoplay } from '#core/media/pip/pip-autoplay.ts';
import type { ToldPip } from '#core/media/pip/pip-status.ts';
import { playerNow } from '../podcasts/player-store.ts';
import { connection } from '../../window/connection.ts';

/** Whether something is heard on this page, of ours or of the browser's own players. */
const otherPlays = (): boolean => {
  const player = playerNow();
  return (
    (player.visible && player.playing) ||
    [...document.querySelectorAll<HTMLMediaElement>('audio,video')].some(
      (one) => !one.paused && one.closest('.pip') === null,
    )
  );
};

/** Whether one is seen now: another in its place waits for the reader. */
export const isShown = (): boolean => document.querySelector('.pip :is(video,iframe)') !== null;

/** Readers who want no movement, or no more bytes than they ask for, start every video themselves. */
const readerAllows = (): boolean =>
  !matchMedia('(prefers-reduced-motion: reduce)').matches && prefetchPolicy(connection()).prefetch;

/** Of others nothing is loaded without the reader's word (R26). */
export const isConsented = (): boolean => document.documentElement.dataset['consent'] === 'granted';

/** Whether a video starts by itself now (spec §4, "Picture-in-picture video"). */
export const startsItself = ({ mode, source }: ToldPip, pipShown: boolean): boolean =>
  source.kind !== 'link' &&
  (source.kind === 'file' || (source.starting !== null && isConsented())) &&
  readerAllows() &&
  pipAutoplay({ mode, pageVisible: !document.hidden, otherPlaying: otherPlays(), pipShown }).autoplay;
