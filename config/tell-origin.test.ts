import { expect, it } from 'vitest';
import { createLog } from '#adapters/telemetry/log.ts';
import { tellOrigin } from './tell-origin.ts';

it('logs the address and port of the outbox', () => {
  const lines: string[] = [];
  tellOrigin(createLog('info', (line) => lines.push(line))).listener.outboxListening?.('http://127.0.0.1:40001/outbox');
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 'info', event: 'outbox-listening', address: 'http://127.0.0.1:40001/outbox', port: 40_001 },
  ]);
});
