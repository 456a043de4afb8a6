import type { ServerResponse } from 'node:http';
import { status } from '../responses/status.ts';

export interface EventStream {
  write(frame: Buffer): void;
  end(): void;
}

/** Unsent bytes of a slow reader; above this, the stream is closed and the browser reconnects. */
const maxWaiting = 256 * 1024;

/** `onGone` is called once. Frames are encoded once and shared, to save memory with thousands of streams. */
export const openEventStream = (
  response: ServerResponse,
  headers: readonly string[],
  onGone: () => void,
): EventStream => {
  response.writeHead(status.ok, [
    ...headers,
    'content-type',
    'text/event-stream; charset=utf-8',
    'cache-control',
    'no-store',
    'x-accel-buffering',
    'no',
    'x-robots-tag',
    'noindex',
  ]);
  response.flushHeaders();
  response.once('close', onGone);
  return {
    write: (frame) => {
      if (response.writableLength > maxWaiting) response.destroy();
      else response.write(frame);
    },
    end: () => void response.end(),
  };
};
