import { noPipPlayer, type PipEvent, type PipPlayer, pipPlayer } from '#core/media/pip/pip-player.ts';
import { noPip, type ToldPip } from '#core/media/pip/pip-status.ts';
import { windowStore } from '../podcasts/window-store.ts';
import { isClosed, keepClosed } from './kept-pip.ts';

interface Pip {
  readonly told: ToldPip | null;
  readonly player: PipPlayer;
}

const store = windowStore<Pip>({ told: null, player: noPipPlayer });

export const usePip = store.use;

const command = (event: PipEvent, told = store.now().told): void =>
  store.set({ told, player: pipPlayer(store.now().player, event) });

export const tellPip = (told: ToldPip | null): void => {
  const before = store.now();
  if (JSON.stringify(told) === JSON.stringify(before.player.status.show ? before.told : null)) return;
  command({ kind: 'status', status: told ?? noPip }, told ?? before.told);
  if (told !== null && isClosed(told.url)) command({ kind: 'close' });
};

export const startPip = (savedAt: number | null): void => command({ kind: 'start', savedAt });

export const finishPip = (): void => command({ kind: 'finished' });

export const closePip = (): void => {
  keepClosed(store.now().told?.url ?? null);
  command({ kind: 'close' });
};

/** Offers a video that the reader started again; closes any other (spec §4). */
export const dismissPip = (): void => {
  const { told, player } = store.now();
  if (!player.status.manual || !player.status.show || told === null) return closePip();
  command({ kind: 'dismiss' });
  command({ kind: 'status', status: told });
};
