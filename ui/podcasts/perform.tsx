import { createRoot } from 'react-dom/client';
import type { Episode } from '#core/podcasts/episode.ts';
import type { PlayerCommand } from '#core/podcasts/command-player.ts';
import { keepPlace, placeIn } from './kept-places.ts';
import { leaveMediaKeys, takeMediaKeys } from './media-keys.ts';
import { begins, ends, followPlainPlayers } from './one-at-a-time.ts';
import { PlayerBar } from './player-bar.tsx';
import { commandState, playerNow } from './player-store.ts';
import { silence, tellSound } from './sound.ts';

const medium = 'podcast';
const audio = document.createElement('audio');
audio.preload = 'metadata';

const clamped = (seconds: number): number =>
  Math.max(0, Math.min(seconds, Number.isFinite(audio.duration) ? audio.duration : seconds));

/** Seconds from the beginning. */
export const seekTo = (seconds: number): void => {
  audio.currentTime = clamped(seconds);
  tellSound({ at: audio.currentTime });
};

export const jumpBy = (seconds: number): void => seekTo(audio.currentTime + seconds);

export const playAt = (rate: number): void => {
  audio.playbackRate = rate;
  audio.defaultPlaybackRate = rate;
  tellSound({ rate });
};

const keepHere = (): void => {
  const player = playerNow();
  if (player.visible && audio.currentTime > 0) keepPlace(player.episode.slug, audio.currentTime, audio.duration || 0);
};

const fail = (): void => {
  const player = playerNow();
  // A source that was taken away is no failure.
  if (!player.visible || !audio.hasAttribute('src')) return;
  commandState({ kind: 'Pause' });
  tellSound({ state: 'failed' });
};

const play = (): void => {
  if (audio.error !== null) audio.load();
  tellSound({ state: 'loading' });
  audio.play().then(
    () => tellSound({ state: 'quiet' }),
    (cause: unknown) => {
      // Another command came before it could begin.
      if (!(cause instanceof DOMException && cause.name === 'AbortError')) fail();
    },
  );
};

const change = (episode: Episode): void => {
  const place = placeIn(episode.slug);
  audio.src = episode.sourceUrl;
  tellSound({ at: place, length: episode.duration, state: 'quiet' });
  if (place > 0) audio.addEventListener('loadedmetadata', () => seekTo(place), { once: true });
  takeMediaKeys(episode, {
    play: () => perform({ kind: 'Play' }),
    pause: () => perform({ kind: 'Pause' }),
    jump: jumpBy,
    seek: seekTo,
  });
};

const destroy = (): void => {
  audio.pause();
  audio.removeAttribute('src');
  audio.load();
  tellSound(silence);
  leaveMediaKeys();
  ends(medium);
};

const showState = (): void => {
  const player = playerNow();
  document.documentElement.dataset.player = player.visible ? player.minimalized : '';
};

/** Carries out a command: on the state that buttons show, and on what is heard (spec §4, "Podcast player"). */
export const perform = (command: PlayerCommand): void => {
  const before = playerNow();
  if (command.kind === 'Add' || command.kind === 'Destroy') keepHere();
  commandState(command);
  const player = playerNow();
  showState();
  if (command.kind === 'Add' && player.visible && !(before.visible && before.episode.id === player.episode.id))
    change(player.episode);
  if (command.kind === 'Play' && player.visible) play();
  if (command.kind === 'Pause' || command.kind === 'Stop') audio.pause();
  if (command.kind === 'Stop') seekTo(0);
  if (command.kind === 'Destroy') destroy();
};

/** What the sound does by itself, or the device to it, is told to the state. */
const followSound = (): void => {
  audio.addEventListener('play', () => {
    begins(medium, () => perform({ kind: 'Pause' }));
    commandState({ kind: 'Play' });
  });
  audio.addEventListener('pause', () => {
    keepHere();
    ends(medium);
    commandState({ kind: 'Pause' });
  });
  audio.addEventListener('timeupdate', () => tellSound({ at: audio.currentTime }));
  audio.addEventListener('durationchange', () =>
    tellSound({ length: Number.isFinite(audio.duration) ? audio.duration : 0 }),
  );
  audio.addEventListener('waiting', () => tellSound({ state: 'loading' }));
  audio.addEventListener('playing', () => tellSound({ state: 'quiet' }));
  audio.addEventListener('error', fail);
  audio.addEventListener('ended', () => perform({ kind: 'Stop' }));
  addEventListener('pagehide', keepHere);
};

/** The player stands beside the app, not in it, so that no page that comes or goes touches it. */
const mount = (): void => {
  const room = document.createElement('div');
  room.id = 'lejatszo';
  room.lang = 'hu';
  document.body.append(room, audio);
  createRoot(room).render(<PlayerBar deeds={{ perform, seekTo, jumpBy, playAt }} />);
};

followSound();
followPlainPlayers(audio);
mount();
