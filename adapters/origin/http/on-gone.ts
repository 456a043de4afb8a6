import type { IncomingMessage } from 'node:http';

/** Calls a listener once the asker is gone; gives what stops that. */
export type OnGone = (then: () => void) => () => void;

/** The connection ends when its asker goes; it may carry other calls after this one. */
export const goneFrom =
  ({ socket }: IncomingMessage): OnGone =>
  (then) => {
    socket.once('close', then);
    return () => void socket.off('close', then);
  };
