import { type ChangeRecord, createChangeRecord } from './change-record.ts';
import { type Edition, isBefore } from './edition.ts';
import { readRecord, writeRecord } from './record-file.ts';

export interface DurableRecord extends ChangeRecord {
  /** Whether an edit may be missing from this record. */
  isBehind(): boolean;
  setBehind(behind: boolean): void;
  /** Never rejects. */
  save(): Promise<void>;
}

/** When the folder is not writable, the record lasts only as long as the process, and `onFailure` is called. */
export const openRecord = async (dataDir: string, onFailure: (error: unknown) => void): Promise<DurableRecord> => {
  const stored = await readRecord(dataDir);
  const record = createChangeRecord(stored.changes);
  let { behind } = stored;
  let writing: Promise<void> = Promise.resolve();
  let waiting: Promise<void> | null = null;
  let written: Edition = record.edition();

  /**
   * Servers may share the folder: never overwrite a newer record of another one, unless the main API reset this node.
   */
  const write = async (): Promise<void> => {
    const { changes: standing } = await readRecord(dataDir);
    const own = record.recorded();
    const isAhead = isBefore(own, standing) && !isBefore(own, written);
    await writeRecord(dataDir, { changes: isAhead ? standing : own, behind });
    written = own;
  };

  /** Combines calls during a running write into one write. */
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
