import { expect, it } from 'vitest';
import { stillTime } from '#adapters/time/still-time.fake.ts';
import { createLog } from '#adapters/telemetry/log.ts';
import { tellOrigin } from './tell-origin.ts';

it('logs the address and port of the outbox', () => {
  const lines: string[] = [];
  tellOrigin(
    createLog('info', (line) => lines.push(line)),
    stillTime(),
  ).listener.outboxListening?.('http://127.0.0.1:40001/outbox');
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 'info', event: 'outbox-listening', address: 'http://127.0.0.1:40001/outbox', port: 40_001 },
  ]);
});
