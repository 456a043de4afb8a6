import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, it } from 'vitest';
import { createTooManySender, refusalDelay } from './too-many.ts';

it('a refusal is sent late, because a client that waits for it floods less', () => {
  const [delays, runs, sent]: [number[], (() => void)[], unknown[]] = [[], [], []];
  const time = {
    after: (ms: number, run: () => void) => {
      delays.push(ms);
      runs.push(run);
      return () => undefined;
    },
  };
  const response = {
    writeHead: (code: number, head: readonly string[]) => sent.push(code, head.slice(-2)),
    end: (body: unknown) => sent.push(body),
  } as unknown as ServerResponse;
  const send = createTooManySender({ lead: 'l', description: 'd', home: 'h' }, [], time);
  send({ method: 'GET' } as IncomingMessage, response, true, 2.5);
  send({ method: 'HEAD' } as IncomingMessage, response, false, 1);
  expect([delays, sent]).toEqual([[refusalDelay, refusalDelay], []]);
  for (const run of runs) run();
  expect(sent).toEqual([
    429,
    ['retry-after', '3'],
    '{"kind":"none","status":429}',
    429,
    ['retry-after', '1'],
    undefined,
  ]);
});
