import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Time } from '#adapters/time/time.ts';
import { noteSending } from '../responses/cached-page.ts';
import type { createFindHit } from './cache-first-listener.ts';
import { withEncodedTarget } from '../addresses/encode-target.ts';
import { createHitBytes } from './hit-bytes.ts';
import { readPlainGet } from '../requests/plain-get.ts';
import { readHead } from '../requests/request-head.ts';
import { headOfNotModified, isKnown, packingFor } from '../responses/send-cached-page.ts';

export interface HitsFirstNeeds {
  /** Looks for a copy without sending anybody for a new one. */
  readonly findHit: ReturnType<typeof createFindHit>;
  /** True once this process is about to stop: every request then goes the whole way, which closes connections. */
  readonly draining: () => boolean;
  readonly time: Pick<Time, 'now' | 'monotonic' | 'every'>;
}

/** The whole answer to bytes that are one plain request for a copy which is ready; null for whatever else. */
export const createAnswerBytes = ({ findHit, draining, time }: HitsFirstNeeds, keepAliveTimeout: number) => {
  const bytesOf = createHitBytes(keepAliveTimeout, time);
  return (request: Buffer): Buffer | null => {
    const asked = draining() ? null : readPlainGet(request);
    if (asked === null) return null;
    const head = readHead(asked.rawHeaders);
    const hit = findHit(asked.url, head);
    if (hit === undefined) return null;
    if (isKnown(head, hit.body)) return bytesOf.notModified(headOfNotModified(hit.body), hit.more);
    const packing = packingFor(head, hit.body, hit.dictionary);
    const variant = hit.body.variants.get(packing.encoding);
    if (variant === undefined) return null;
    if (packing.encoding !== 'identity') noteSending(hit.body, packing);
    return bytesOf.page(variant, hit.more);
  };
};

/** A connection that Node's server has not been given yet. */
interface Line {
  readonly socket: Socket;
  /** When its last answer went, in milliseconds; 0 as long as it has asked for nothing. */
  answeredAt: number;
  readonly handOver: (bytes?: Buffer) => void;
}

/** As long as Node's own server waits beyond what it tells (`keepAliveTimeoutBuffer`). */
const grace = 1_000;
/** Milliseconds between two looks at connections that say nothing. */
const sweepEvery = 500;

/**
 * Sits before a server: what can be answered by ready bytes is, and at the first request that cannot, the connection
 * is the server's for good, with the bytes that came. Who says nothing is the server's soon, too: its patience holds.
 */
export const answerHitsFirst = (server: Server, needs: HitsFirstNeeds): void => {
  const { time } = needs;
  const [serve] = server.listeners('connection') as [(socket: Socket) => void];
  const answerTo = createAnswerBytes(needs, server.keepAliveTimeout);
  const lines = new Set<Line>();

  const take = (socket: Socket): void => {
    const leave = (): void => {
      lines.delete(line);
      socket.off('data', onData).off('end', onEnd).off('error', onError).off('close', leave);
    };
    const line: Line = {
      socket,
      answeredAt: 0,
      handOver: (bytes) => {
        leave();
        socket.pause();
        if (bytes !== undefined) socket.unshift(withEncodedTarget(bytes));
        serve.call(server, socket);
        socket.resume();
      },
    };
    const onData = (bytes: Buffer): void => {
      // What asks before it has read its answer is pipelining.
      const answer = socket.writableLength > 0 ? null : answerTo(bytes);
      if (answer === null) return line.handOver(bytes);
      line.answeredAt = time.monotonic();
      socket.write(answer);
    };
    const onEnd = (): void => void socket.end();
    const onError = (): void => void socket.destroy();
    lines.add(line);
    socket.on('data', onData).on('end', onEnd).on('error', onError).on('close', leave);
  };

  const sweep = (): void => {
    const now = time.monotonic();
    for (const { socket, answeredAt, handOver } of lines) {
      if (answeredAt === 0) handOver();
      else if (now - answeredAt > server.keepAliveTimeout + grace && socket.writableLength === 0) socket.destroy();
    }
  };
  const endSweeping = time.every(sweepEvery, sweep);

  const closeIdle = server.closeIdleConnections.bind(server);
  const closeAll = server.closeAllConnections.bind(server);
  server.closeIdleConnections = (): void => {
    for (const { socket, answeredAt, handOver } of lines) {
      if (answeredAt === 0) handOver();
      else if (socket.writableLength === 0) socket.destroy();
    }
    closeIdle();
  };
  server.closeAllConnections = (): void => {
    for (const { socket } of lines) socket.destroy();
    closeAll();
  };
  server.once('close', endSweeping);
  server.off('connection', serve).on('connection', take);
};
