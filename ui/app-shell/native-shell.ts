import { type BridgeCall, bridgeMessage } from '#core/app-shell/bridge-message.ts';
import type { NativeShell } from '#core/app-shell/native-shell.ts';
import { appSettings } from './app-settings.ts';
import { bridgeIn } from './bridges.ts';
import { shellOver } from './shell-over.ts';

/** Looked up every time, because the app may add its bridge late (R37). */
const nativeShell = (): NativeShell | null => {
  const settings = appSettings();
  const send = settings && bridgeIn(window, settings.bridge);
  return send && shellOver(send, window);
};

/** Native functions need a bridge (R37). */
export const hasShell = (): boolean => nativeShell() !== null;

export const callShell = async (call: BridgeCall): Promise<unknown> => {
  const [settings, shell] = [appSettings(), nativeShell()];
  if (settings === null || shell === null) return null;
  const message = bridgeMessage(call, settings.names);
  return call.go === 'podcast' && call.command.kind === 'AskState' ? shell.ask(message) : shell.tell(message);
};

/** Milliseconds between attempts, and the number of attempts. */
const [pause, looks] = [100, 30];

export const shellComes = async (): Promise<boolean> => {
  for (let look = 0; look < looks && !hasShell(); look += 1)
    await new Promise<void>((resolve) => void setTimeout(resolve, pause));
  return hasShell();
};
