import { createRoot } from 'react-dom/client';
import type { Episode } from '#core/editorial/podcasts/episode.ts';
import type { PlayerCommand } from '#core/editorial/podcasts/command-player.ts';
import { sleepAfterChange, sleepAfterJump } from '#core/editorial/podcasts/sleep-timer.ts';
import { audio, goTo, hereNow, keepHere, keepNowAndThen, putDown, setRate, takeUp, takeUpAgain } from './audio.ts';
import { chaptersNow, loadChapters } from './chapters.ts';
import { clearPlayer, keepPlayer } from './kept-player.ts';
import { leaveMediaKeys, takeMediaKeys } from './media-keys.ts';
import { begins, ends, followPlainPlayers } from './one-at-a-time.ts';
import { PlayerBar } from './player-bar.tsx';
import { commandState, playerNow } from './player-store.ts';
import { changeSleep, chooseSleep, isBedtime, wakeUp } from './sleep.ts';
import { silence, tellSound } from './sound.ts';

const medium = 'podcast';

/** Seconds from the beginning. */
export const seekTo = (seconds: number): void => {
  goTo(seconds);
  changeSleep((sleep) => sleepAfterJump(sleep, { at: hereNow(), chapters: chaptersNow() }));
};

const jumpBy = (seconds: number): void => seekTo(hereNow() + seconds);

const fail = (): void => {
  const player = playerNow();
  // Removing the source also fires an `error` event.
  if (!player.visible || !audio.hasAttribute('src')) return;
  commandState({ kind: 'Pause' });
  const gone = audio.error?.code === MediaError.MEDIA_ERR_SRC_NOT_SUPPORTED && navigator.onLine;
  tellSound({ state: gone ? 'missing' : 'failed' });
};

const play = (): void => {
  // A sleep timer that has already expired must not stop playback again.
  if (isBedtime(hereNow())) wakeUp();
  if (audio.error !== null) takeUpAgain();
  tellSound({ state: 'loading' });
  audio.play().then(
    () => tellSound({ state: 'quiet' }),
    (cause: unknown) => {
      // `AbortError`: another command interrupted the start.
      if (!(cause instanceof DOMException && cause.name === 'AbortError')) fail();
    },
  );
};

const change = (episode: Episode): void => {
  takeUp(episode);
  changeSleep(sleepAfterChange);
  void loadChapters(episode, () => {
    const player = playerNow();
    return player.visible && player.episode.id === episode.id;
  });
  takeMediaKeys(episode, {
    play: () => perform({ kind: 'Play' }),
    pause: () => perform({ kind: 'Pause' }),
    jump: jumpBy,
    seek: seekTo,
  });
};

const destroy = (): void => {
  putDown();
  tellSound(silence);
  leaveMediaKeys();
  ends(medium);
  wakeUp();
  clearPlayer();
};

const showState = (): void => {
  const player = playerNow();
  document.documentElement.dataset.player = player.visible ? player.minimalized : '';
  if (player.visible) keepPlayer(player);
};

/** Updates the player's state and the audio element (spec §4, "Podcast player"). */
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

const end = (): void => {
  perform({ kind: 'Stop' });
  wakeUp();
  clearPlayer();
};

const hear = (): void => {
  tellSound({ at: audio.currentTime });
  keepNowAndThen();
  if (audio.paused || !isBedtime(audio.currentTime)) return;
  perform({ kind: 'Pause' });
  wakeUp();
};

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
  audio.addEventListener('timeupdate', hear);
  audio.addEventListener('durationchange', () => {
    if (Number.isFinite(audio.duration)) tellSound({ length: audio.duration });
  });
  audio.addEventListener('waiting', () => tellSound({ state: 'loading' }));
  audio.addEventListener('playing', () => tellSound({ state: 'quiet' }));
  audio.addEventListener('error', fail);
  audio.addEventListener('ended', end);
  addEventListener('pagehide', keepHere);
};

/** Mounted outside the app, to survive navigation. */
const mount = (): void => {
  const room = document.createElement('div');
  room.id = 'lejatszo';
  room.lang = 'hu';
  document.body.append(room, audio);
  const deeds = {
    perform,
    seekTo,
    jumpBy,
    playAt: setRate,
    sleepAfter: (choice: Parameters<typeof chooseSleep>[0]) => chooseSleep(choice, hereNow()),
  };
  createRoot(room).render(<PlayerBar deeds={deeds} />);
};

followSound();
followPlainPlayers(audio);
mount();
