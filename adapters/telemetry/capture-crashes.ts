import type { Log } from './log.ts';

/** Transient resource shortages and closed connections: the process is still intact. */
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
 * Logs uncaught errors. Rejections and transient errors are only logged; any other exception calls `onBroken` to shut
 * down.
 */
export const captureCrashes = (log: Log, onBroken: () => void): void => {
  process.on('unhandledRejection', (error) =>
    log.fold({ level: 'error', event: 'unhandled-rejection', same: [String(error)], fields: { error } }),
  );
  process.on('uncaughtException', (error) => {
    log.fold({ level: 'error', event: 'uncaught-exception', same: [String(error)], fields: { error } });
    if (!passing.has(codeOf(error))) onBroken();
  });
  // A failing log stream (full disk, closed pipe) must not end the process.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
};
