import type { ServerResponse } from 'node:http';
import { status } from '../responses/status.ts';

/** Server-sent events to one reader. */
export interface EventStream {
  write(frame: Buffer): void;
  end(): void;
}

/** Bytes that wait for a reader who does not take them; beyond, the stream is cut, and the browser begins anew. */
const mostWaiting = 256 * 1024;

/**
 * Opens the answer. `onGone` is called once, however it ends. Frames come encoded, and one is shared by all streams:
 * whatever a stream keeps for itself is there thousands of times.
 */
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
      if (response.writableLength > mostWaiting) response.destroy();
      else response.write(frame);
    },
    end: () => void response.end(),
  };
};
