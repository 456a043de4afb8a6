import { type Medium, startMedium, stopMedium } from '#core/editorial/podcasts/one-medium.ts';

const pauses = new Map<Medium, () => void>();
let playing: Medium | null = null;

export const begins = (medium: Medium, pause: () => void): void => {
  pauses.set(medium, pause);
  const change = startMedium(playing, medium);
  playing = change.playing;
  if (change.pause !== null) pauses.get(change.pause)?.();
};

export const ends = (medium: Medium): void => {
  playing = stopMedium(playing, medium).playing;
};

const owned = new Set<EventTarget>();
let following = false;

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
