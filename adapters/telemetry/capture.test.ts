import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const run = (): Promise<{ readonly code: unknown; readonly out: string; readonly err: string }> =>
  new Promise((resolve) => {
    execFile(process.execPath, [join(import.meta.dirname, 'crashing.fake.ts')], (failure, out, err) =>
      resolve({ code: failure?.code, out, err }),
    );
  });

it('logs all output, warnings and errors as lines, and exits unless resources ran short', async () => {
  const { code, out, err } = await run();
  const lines = out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect([code, err]).toEqual([7, '']);
  expect(lines).toMatchObject([
    { level: 'info', event: 'console', text: 'said so' },
    { level: 'error', event: 'console', text: expect.stringContaining('Error: printed') },
    { level: 'warn', event: 'node-warning', name: 'DeprecationWarning', message: 'old' },
    { level: 'error', event: 'unhandled-rejection', error: { message: 'nobody waits' } },
    { level: 'error', event: 'uncaught-exception', error: { code: 'EMFILE' }, count: 1 },
    {
      level: 'error',
      event: 'uncaught-exception',
      error: { name: 'TypeError', message: 'cannot read', stack: expect.stringContaining('crashing.fake') },
    },
    { level: 'error', event: 'uncaught-exception', error: { code: 'EMFILE' }, count: 1 },
  ]);
});
