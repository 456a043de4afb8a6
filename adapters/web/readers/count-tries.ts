import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { Clock } from '#core/ports/clock.ts';
import { countTry } from '#core/sessions/count-try.ts';
import type { TrustedProxies } from '../trusted-proxies.ts';

/** Counts a try to sign in: 0 when it may be made, otherwise the seconds to wait. */
export type CountTry = (request: IncomingMessage) => number;

/** Addresses that are remembered at the same time; the one that was quiet longest is forgotten. */
const mostAddresses = 10_000;

export const createCountTries = (clock: Clock, { addressOf }: Pick<TrustedProxies, 'addressOf'>): CountTry => {
  const tries = new LRUCache<string, readonly number[]>({ max: mostAddresses });
  return (request) => {
    const address = addressOf(request);
    const { times, wait } = countTry(tries.get(address) ?? [], clock.now());
    tries.set(address, times);
    return wait;
  };
};
