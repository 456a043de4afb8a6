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
  readonly findHit: ReturnType<typeof createFindHit>;
  readonly draining: () => boolean;
  /** Receives the route of each hit. */
  readonly onHit?: (route: string) => void;
  readonly time: Pick<Time, 'now' | 'monotonic' | 'every'>;
}

/** The whole response to one plain GET with a ready cache hit; otherwise null. */
export const createAnswerBytes = ({ findHit, draining, time, onHit }: HitsFirstNeeds, keepAliveTimeout: number) => {
  const bytesOf = createHitBytes(keepAliveTimeout, time);
  return (request: Buffer): Buffer | null => {
    const asked = draining() ? null : readPlainGet(request);
    if (asked === null) return null;
    const head = readHead(asked.rawHeaders);
    const hit = findHit(asked.url, head);
    if (hit === undefined) return null;
    if (isKnown(head, hit.body)) {
      onHit?.(hit.route);
      return bytesOf.notModified(headOfNotModified(hit.body), hit.more);
    }
    const packing = packingFor(head, hit.body, hit.dictionary);
    const variant = hit.body.variants.get(packing.encoding);
    if (variant === undefined) return null;
    if (packing.encoding !== 'identity') noteSending(hit.body, packing);
    onHit?.(hit.route);
    return bytesOf.page(variant, hit.more);
  };
};

interface Line {
  readonly socket: Socket;
  /** Milliseconds; 0 before the first response. */
  answeredAt: number;
  readonly handOver: (bytes?: Buffer) => void;
}

/** Same as Node's `keepAliveTimeoutBuffer`. */
const grace = 1_000;
const sweepEvery = 500;

/**
 * Answers cache hits on the bare socket. The first other request moves the connection to Node's server for good. Idle
 * connections move there too, for its timeouts.
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
      // Unsent bytes mean pipelining: Node's server handles it.
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
