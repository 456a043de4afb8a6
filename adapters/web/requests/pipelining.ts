import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Clients send the next request after a response. One that pipelines many would undo the delay of refusals. */
export const maxPipelined = 4;

const running = new WeakMap<Socket, number>();

/** Closes the connection and returns false if it has too many requests without a response. */
export const admitPipelined = ({ socket }: IncomingMessage, response: ServerResponse): boolean => {
  // Node's parser still hands over what it had read when the connection was closed.
  if (socket.destroyed) return false;
  const count = (running.get(socket) ?? 0) + 1;
  if (count > maxPipelined) {
    socket.destroy();
    return false;
  }
  running.set(socket, count);
  response.once('close', () => running.set(socket, (running.get(socket) ?? 1) - 1));
  return true;
};
