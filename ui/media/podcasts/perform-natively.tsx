import { createRoot } from 'react-dom/client';
import type { Episode } from '#core/editorial/podcasts/episode.ts';
import type { NativeCommand } from '#core/editorial/podcasts/native-command.ts';
import { readNativeState } from '#core/editorial/podcasts/read-native-state.ts';
import { callShell } from '../../app-shell/native-shell.ts';
import { jsonIn } from '../../window/json-in.ts';
import { NativeBar } from './native-bar.tsx';
import { commandState, playerNow } from './player-store.ts';

/** The native app plays the audio: commands go to its handler (spec §4, "Mobile app mode"). */
const send = (command: NativeCommand): Promise<unknown> => callShell({ go: 'podcast', command });

const showState = (): void => {
  document.documentElement.dataset.player = playerNow().visible ? 'none' : '';
};

const ask = async () => readNativeState(await send({ kind: 'AskState' }).catch(() => null), jsonIn);

let known: { readonly address: string; readonly state: ReturnType<typeof ask> } | undefined;

/** All buttons of a page share one request. A command, or a return to the page, makes its answer stale. */
const askState = () => {
  const address = location.href;
  if (known?.address !== address) known = { address, state: ask() };
  return known.state;
};

export const perform = (command: NativeCommand): void => {
  known = undefined;
  commandState(command);
  showState();
  send(command).catch(() => commandState({ kind: 'Pause' }));
};

const hear = async (): Promise<void> => {
  known = undefined;
  const state = await askState();
  if (state !== null) commandState({ kind: 'Heard', state });
};

export const meet = async (episode: Episode): Promise<void> => {
  const state = await askState();
  if (state?.episodeId !== episode.id) return;
  commandState({ kind: 'Add', episode });
  commandState({ kind: 'Heard', state });
  showState();
};

const mount = (): void => {
  const room = document.createElement('div');
  room.id = 'lejatszo';
  room.lang = 'hu';
  document.body.append(room);
  createRoot(room).render(<NativeBar perform={perform} />);
};

document.addEventListener('visibilitychange', () => void (document.hidden || hear()));
mount();
