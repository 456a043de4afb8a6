import type { IncomingMessage } from 'node:http';

export type OnGone = (then: () => void) => () => void;

export const goneFrom =
  ({ socket }: IncomingMessage): OnGone =>
  (then) => {
    socket.once('close', then);
    return () => void socket.off('close', then);
  };
