import type { Episode } from '#core/editorial/podcasts/episode.ts';
import { keepPlace, placeIn } from './kept-places.ts';
import { keepRate, keptRate } from './kept-rate.ts';
import { playerNow } from './player-store.ts';
import { tellSound } from './sound.ts';

export const audio = document.createElement('audio');
audio.preload = 'metadata';

/** Seconds; applied once the audio has loaded. */
let startAt = 0;
/** Seconds; the last stored position. */
let keptAt = 0;
const everySeconds = 5;

export const hereNow = (): number => (audio.readyState > 0 ? audio.currentTime : startAt);

export const goTo = (seconds: number): void => {
  const length = Number.isFinite(audio.duration) ? audio.duration : Number.POSITIVE_INFINITY;
  startAt = Math.max(0, Math.min(seconds, length));
  if (audio.readyState > 0) audio.currentTime = startAt;
  tellSound({ at: startAt });
};

export const setRate = (rate: number): void => {
  audio.playbackRate = rate;
  audio.defaultPlaybackRate = rate;
  tellSound({ rate });
  keepRate(rate);
};

export const keepHere = (): void => {
  const player = playerNow();
  const at = hereNow();
  if (!player.visible || at === 0) return;
  keptAt = at;
  keepPlace(player.episode.slug, at, audio.duration || 0);
};

/** Limits the loss when the page is killed without a `pagehide` event. */
export const keepNowAndThen = (): void => {
  if (Math.abs(audio.currentTime - keptAt) >= everySeconds) keepHere();
};

export const takeUp = ({ slug, sourceUrl, duration }: Episode): void => {
  startAt = placeIn(slug);
  audio.src = sourceUrl;
  setRate(keptRate());
  tellSound({ at: startAt, length: duration, state: 'quiet' });
};

export const takeUpAgain = (): void => {
  startAt = hereNow() || startAt;
  audio.load();
};

export const putDown = (): void => {
  audio.pause();
  audio.removeAttribute('src');
  audio.load();
  startAt = 0;
};

audio.addEventListener('loadedmetadata', () => {
  if (startAt > 0) audio.currentTime = startAt;
});
audio.addEventListener('timeupdate', () => {
  startAt = audio.currentTime;
});
