import http from 'node:http';
import https from 'node:https';
import type { Time } from '#adapters/time/time.ts';
import type { TypedAddress } from '../addresses/read-address.ts';
import type { Origin } from './origin.ts';

export type Answer =
  | { readonly kind: 'answer'; readonly status: number; readonly location: string | null }
  | { readonly kind: 'silent'; readonly code: string };

export interface AskNeeds {
  readonly atOnce: number;
  /** Milliseconds for the whole exchange. */
  readonly timeout: number;
  readonly time: Pick<Time, 'deadline'>;
}

export interface OriginAsker {
  readonly ask: (address: TypedAddress) => Promise<Answer>;
  readonly close: () => void;
}

const codeOf = (fault: unknown): string => {
  if (!(fault instanceof Error)) return String(fault);
  const { cause } = fault;
  const code =
    cause instanceof Error && cause.name === 'TimeoutError'
      ? 'ETIMEDOUT'
      : 'code' in fault
        ? String(fault.code)
        : fault.name;
  return code;
};

/** Does not wait for response bodies. */
export const originAsker = ({ secure, host, port }: Origin, { atOnce, timeout, time }: AskNeeds): OriginAsker => {
  const client = secure ? https : http;
  const agent = new client.Agent({ keepAlive: true, maxSockets: atOnce });
  const ask = ({ origin, path, query }: TypedAddress): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const request = client.request(
        {
          agent,
          host,
          port,
          path: query === '' ? path : `${path}?${query}`,
          headers: {
            host: origin.slice(origin.indexOf('//') + 2),
            accept: 'text/html,*/*;q=0.1',
            'user-agent': 'live-check',
          },
          signal: time.deadline(timeout),
        },
        (response) => {
          response.on('error', () => {}).resume();
          resolve({ kind: 'answer', status: response.statusCode ?? 0, location: response.headers.location ?? null });
        },
      );
      request.on('error', reject).end();
    });
  return {
    ask: (address) => ask(address).catch((fault: unknown) => ({ kind: 'silent', code: codeOf(fault) })),
    close: () => agent.destroy(),
  };
};
