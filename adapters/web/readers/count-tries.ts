import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { Clock } from '#core/ports/clock.ts';
import { countTry } from '#core/readers/sessions/count-try.ts';
import type { TrustedProxies } from '../requests/trusted-proxies.ts';

/** Returns the seconds to wait before trying a letter's code; 0 when allowed. */
export type CountTry = (request: IncomingMessage, letter: string) => number;

const maxTried = 10_000;

export const createCountTries = (clock: Clock, { addressOf }: Pick<TrustedProxies, 'addressOf'>): CountTry => {
  const tries = new LRUCache<string, readonly number[]>({ max: maxTried });
  return (request, letter) => {
    const tried = `${addressOf(request)} ${letter}`;
    const { times, wait } = countTry(tries.get(tried) ?? [], clock.now());
    tries.set(tried, times);
    return wait;
  };
};
