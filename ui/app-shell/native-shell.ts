import { type BridgeCall, bridgeMessage } from '#core/app-shell/bridge-message.ts';
import type { NativeShell } from '#core/app-shell/native-shell.ts';
import { appSettings } from './app-settings.ts';
import { bridgeIn } from './bridges.ts';
import { shellOver } from './shell-over.ts';

/** The native app around this page, looked for anew each time, since it may put its bridge there late (R37). */
const nativeShell = (): NativeShell | null => {
  const settings = appSettings();
  const send = settings && bridgeIn(window, settings.bridge);
  return send && shellOver(send, window);
};

/** Whether there is a bridge; nothing native happens without (R37). */
export const hasShell = (): boolean => nativeShell() !== null;

/** Sends a call to the native app in its own words, and brings what it answers to a question. */
export const callShell = async (call: BridgeCall): Promise<unknown> => {
  const [settings, shell] = [appSettings(), nativeShell()];
  if (settings === null || shell === null) return null;
  const message = bridgeMessage(call, settings.names);
  return call.go === 'podcast' && call.command.kind === 'AskState' ? shell.ask(message) : shell.tell(message);
};

/** Milliseconds between two looks, and how many there are. */
const [pause, looks] = [100, 30];

/** Waits a little for a bridge that comes after the page; false where none has come. */
export const shellComes = async (): Promise<boolean> => {
  for (let look = 0; look < looks && !hasShell(); look += 1)
    await new Promise<void>((resolve) => void setTimeout(resolve, pause));
  return hasShell();
};
