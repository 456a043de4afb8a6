import type { ServerResponse } from 'node:http';
import { neverStored } from '../responses/lifetime.ts';

const decided = new Set(['cache-control', 'x-robots-tag']);
const ours = ['cache-control', neverStored, 'x-robots-tag', 'noindex'] as const;

const pairsOf = (flat: readonly unknown[]): readonly (readonly unknown[])[] =>
  flat.flatMap((name, at) => (at % 2 === 0 ? [[name, flat[at + 1]]] : []));

const withoutDecided = (head: unknown): unknown[] => {
  const pairs = Array.isArray(head) ? pairsOf(head) : Object.entries(head ?? {});
  return pairs.filter(([name]) => !decided.has(String(name).toLowerCase())).flat();
};

/** Forces `private, no-store` and `noindex` over any later header: no cache may store a preview (R30). */
export const neverKept = (response: ServerResponse): void => {
  const write = response.writeHead.bind(response) as (code: number, head: unknown[]) => ServerResponse;
  response.writeHead = ((code: number, ...rest: unknown[]) => {
    for (const name of decided) response.removeHeader(name);
    return write(code, [...withoutDecided(rest.findLast((one) => typeof one === 'object')), ...ours]);
  }) as ServerResponse['writeHead'];
};
