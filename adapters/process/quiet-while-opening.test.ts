import { expect, it } from 'vitest';
import { createLog } from '#adapters/telemetry/log.ts';
import { quietWhileOpening } from './quiet-while-opening.ts';

it('logs failed calls only once the database has been open or has failed to open', () => {
  const lines: string[] = [];
  let isOpening = true;
  const log = quietWhileOpening(
    createLog('info', (line) => void lines.push(JSON.parse(line).event)),
    () => isOpening,
  );
  const tell = (): void => {
    for (const event of ['upstream-failed', 'upstream-late', 'page-broken'])
      log.fold({ level: 'warn', event, same: [], fields: {} });
    log.warn('mail-off');
  };
  tell();
  expect(lines).toEqual(['page-broken', 'mail-off']);
  isOpening = false;
  tell();
  expect(lines.slice(2)).toEqual(['upstream-failed', 'upstream-late', 'mail-off']);
});
