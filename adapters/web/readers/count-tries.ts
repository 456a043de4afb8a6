import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { Clock } from '#core/ports/clock.ts';
import { countTry } from '#core/sessions/count-try.ts';

/** Counts a try to sign in: 0 when it may be made, otherwise the seconds to wait. */
export type CountTry = (request: IncomingMessage) => number;

/** Addresses that are remembered at the same time; the one that was quiet longest is forgotten. */
const mostAddresses = 10_000;

const nearby = /^(?:::ffff:)?(?:127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.)|^(?:::1$|f[cd])/i;

/** Who asks: the other end, or whom a proxy of ours, which is near, says that it asks for. */
export const addressOf = (peer: string, forwardedFor: string | undefined): string => {
  const told = nearby.test(peer) ? forwardedFor?.split(',').at(-1)?.trim() : undefined;
  return told ? told.slice(0, 64) : peer;
};

export const addressOfRequest = ({ socket, headers }: IncomingMessage): string => addressOf(socket.remoteAddress ?? '', [headers['x-forwarded-for']].flat().at(-1));

export const createCountTries = (clock: Clock): CountTry => {
  const tries = new LRUCache<string, readonly number[]>({ max: mostAddresses });
  return (request) => {
    const address = addressOfRequest(request);
    const { times, wait } = countTry(tries.get(address) ?? [], clock.now());
    tries.set(address, times);
    return wait;
  };
};
