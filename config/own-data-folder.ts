import { closeToOthers } from '#adapters/data-folder/close-to-others.ts';
import type { Log } from '#adapters/telemetry/log.ts';

/**
 * Closes the data folder to other users of the machine, before anything is written into it; says in the log what
 * could not be closed, and how much had been open.
 */
export const ownDataFolder = async (dataDir: string, log: Pick<Log, 'info' | 'warn'>): Promise<void> => {
  const { wrong, narrowed } = await closeToOthers(dataDir);
  for (const problem of wrong) log.warn('data-folder-open', { problem });
  void narrowed.then((count) => void (count > 0 && log.info('data-folder-narrowed', { count })));
};
