import type { BridgeMessage } from './bridge-message.ts';

/** The native app around the page, over whatever bridge its makers chose (spec §4, "Mobile app mode"; R37). */
export interface NativeShell {
  /** Sends a message that needs no answer; rejects where the shell refuses it. */
  readonly tell: (message: BridgeMessage) => Promise<void>;
  /** Sends a question; null where no answer comes in time. Rejects where the shell refuses it. */
  readonly ask: (message: BridgeMessage) => Promise<unknown>;
}
