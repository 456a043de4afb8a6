import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, it } from 'vitest';
import { createTooManySender, refusalDelay } from './too-many.ts';

it('sends a refusal late, and no cache may store it', () => {
  const [delays, runs, sent]: [number[], (() => void)[], unknown[]] = [[], [], []];
  const time = {
    after: (ms: number, run: () => void) => {
      delays.push(ms);
      runs.push(run);
      return () => undefined;
    },
  };
  const response = {
    writeHead: (code: number, head: readonly string[]) => sent.push(code, head.join(' ')),
    end: (body: unknown) => sent.push(body),
  } as unknown as ServerResponse;
  const send = createTooManySender({ lead: 'l', description: 'd', home: 'h' }, [], time);
  send({ method: 'GET' } as IncomingMessage, response, true, 2.5);
  send({ method: 'HEAD' } as IncomingMessage, response, false, 1);
  expect([delays, sent]).toEqual([[refusalDelay, refusalDelay], []]);
  for (const run of runs) run();
  expect(sent).toEqual([
    429,
    'content-type application/json; charset=utf-8 cache-control private, no-store content-length 28 retry-after 3',
    '{"kind":"none","status":429}',
    429,
    expect.stringMatching(/^content-type text\/html; .*cache-control private, no-store .*retry-after 1$/),
    undefined,
  ]);
});
