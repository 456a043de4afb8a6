import type { Log } from './log.ts';

/** What the system is short of for a while, or who has gone: nothing in this process is broken by it. */
const passing = new Set([
  'EMFILE',
  'ENFILE',
  'ENOSPC',
  'EDQUOT',
  'ENOMEM',
  'ENOBUFS',
  'EPIPE',
  'ECONNRESET',
  'ECONNABORTED',
  'ETIMEDOUT',
]);

const codeOf = (error: unknown): string => String((error as NodeJS.ErrnoException | null)?.code ?? '');

/**
 * Says in the log what nobody caught. A promise that was rejected costs what waited for it; what the system is short
 * of passes;
 * after any other exception nobody knows what state the process is in, and `onBroken` has it stop in order.
 */
export const captureCrashes = (log: Log, onBroken: () => void): void => {
  process.on('unhandledRejection', (error) =>
    log.fold({ level: 'error', event: 'unhandled-rejection', same: [String(error)], fields: { error } }),
  );
  process.on('uncaughtException', (error) => {
    log.fold({ level: 'error', event: 'uncaught-exception', same: [String(error)], fields: { error } });
    if (!passing.has(codeOf(error))) onBroken();
  });
  // A log that cannot be written, because the disk is full or its reader has gone, costs the log alone.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
};
