import type { LogEntry } from '../logs/log-entry.ts';
import type { KnownHost } from './known-hosts.ts';

/** Requests per batch: their cache entries are prefetched together. */
export const together = 64;

export interface WaitingRequests {
  length: number;
  bytes: Buffer;
  readonly hosts: KnownHost[];
  readonly starts: Int32Array;
  readonly ends: Int32Array;
  readonly statuses: Int32Array;
  readonly hashes: Int32Array;
  readonly marks: Int32Array;
  readonly weights: Float64Array;
}

export const waitingRequests = (): WaitingRequests => {
  const numbers = (): Int32Array => new Int32Array(together);
  return {
    length: 0,
    bytes: Buffer.alloc(0),
    hosts: [],
    starts: numbers(),
    ends: numbers(),
    statuses: numbers(),
    hashes: numbers(),
    marks: numbers(),
    weights: new Float64Array(together),
  };
};

export const addWaiting = (
  waiting: WaitingRequests,
  host: KnownHost,
  { bytes, start, end, status, weight }: LogEntry,
  mark: number,
): void => {
  const at = waiting.length;
  waiting.bytes = bytes;
  waiting.hosts[at] = host;
  waiting.starts[at] = start;
  waiting.ends[at] = end;
  waiting.statuses[at] = status;
  waiting.marks[at] = mark;
  waiting.weights[at] = weight;
  waiting.length = at + 1;
};
