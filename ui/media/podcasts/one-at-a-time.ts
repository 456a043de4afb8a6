import { type Medium, startMedium, stopMedium } from '#core/editorial/podcasts/one-medium.ts';

const pauses = new Map<Medium, () => void>();
let playing: Medium | null = null;

/** A medium is heard from now on; what was heard until now pauses. */
export const begins = (medium: Medium, pause: () => void): void => {
  pauses.set(medium, pause);
  const change = startMedium(playing, medium);
  playing = change.playing;
  if (change.pause !== null) pauses.get(change.pause)?.();
};

export const ends = (medium: Medium): void => {
  playing = stopMedium(playing, medium).playing;
};

/** Elements that tell of themselves. */
const owned = new Set<EventTarget>();
let following = false;

/** The browser's own players on the page take their turn too; an element that is ours is left out. */
export const followPlainPlayers = (...own: readonly HTMLMediaElement[]): void => {
  for (const one of own) owned.add(one);
  if (following) return;
  following = true;
  const mediumOf = ({ target }: Event): HTMLMediaElement | null =>
    target instanceof HTMLMediaElement && !owned.has(target) ? target : null;
  document.addEventListener(
    'play',
    (event) => {
      const medium = mediumOf(event);
      if (medium !== null) begins(medium.currentSrc, () => medium.pause());
    },
    true,
  );
  document.addEventListener(
    'pause',
    (event) => {
      const medium = mediumOf(event);
      if (medium !== null) ends(medium.currentSrc);
    },
    true,
  );
};
