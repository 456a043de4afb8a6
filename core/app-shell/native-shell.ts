import type { BridgeMessage } from './bridge-message.ts';

/** The native app's bridge (spec §4, "Mobile app mode"; R37). */
export interface NativeShell {
  readonly tell: (message: BridgeMessage) => Promise<void>;
  /** Null on timeout. Rejects when the app refuses the message. */
  readonly ask: (message: BridgeMessage) => Promise<unknown>;
}
