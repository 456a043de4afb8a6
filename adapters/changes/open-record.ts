import { type ChangeRecord, createChangeRecord } from './change-record.ts';
import { type Edition, isBefore } from './edition.ts';
import { readRecord, writeRecord } from './record-file.ts';

/** A record that outlives the process. */
export interface DurableRecord extends ChangeRecord {
  /** Whether something may have been written that this record does not hold yet. */
  isBehind(): boolean;
  setBehind(behind: boolean): void;
  /** Writes what is known now; never rejects. */
  save(): Promise<void>;
}

/**
 * Opens the record of a data folder. A folder that cannot be written costs the record its life after the process, and
 * is told to `onFailure`.
 */
export const openRecord = async (dataDir: string, onFailure: (error: unknown) => void): Promise<DurableRecord> => {
  const stored = await readRecord(dataDir);
  const record = createChangeRecord(stored.changes);
  let { behind } = stored;
  let writing: Promise<void> = Promise.resolve();
  let waiting: Promise<void> | null = null;
  let written: Edition = record.edition();

  /**
   * Servers that share a folder share its record: none takes away what another has heard before it. What the main API
   * has set back within its epoch nobody knows any more.
   */
  const write = async (): Promise<void> => {
    const { changes: standing } = await readRecord(dataDir);
    const own = record.recorded();
    const isAhead = isBefore(own, standing) && !isBefore(own, written);
    await writeRecord(dataDir, { changes: isAhead ? standing : own, behind });
    written = own;
  };

  /** What comes while one writing is under way goes into the next, together. */
  const save = (): Promise<void> => {
    waiting ??= writing.then(() => {
      waiting = null;
      writing = write().catch(onFailure);
      return writing;
    });
    return waiting;
  };

  return { ...record, isBehind: () => behind, setBehind: (value) => void (behind = value), save };
};
