import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { replaceFile } from '#adapters/data-folder/replace-file.ts';
import { nothingRecorded, type RecordedChanges } from './change-record.ts';

/** What outlives the process. */
export interface StoredRecord {
  readonly changes: RecordedChanges;
  /** Whether something may have been written that this record does not hold yet. */
  readonly behind: boolean;
}

const fileIn = (dataDir: string): string => join(dataDir, 'changes.json');

const isNamed = (names: unknown): boolean =>
  Array.isArray(names) &&
  names.every((one) => Array.isArray(one) && typeof one[0] === 'string' && typeof one[1] === 'number');

const isText = (text: unknown): boolean => typeof text === 'string';

const isRecorded = (read: unknown): read is RecordedChanges => {
  const { epoch, number, changed, floor, names, pages, left } = (read ?? {}) as Partial<RecordedChanges>;
  const numbers = [number, changed, floor].every((one) => typeof one === 'number');
  return isText(epoch) && numbers && isNamed(names) && isNamed(pages) && Array.isArray(left) && left.every(isText);
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** What a text records; null for one that records nothing. */
export const readRecorded = (text: string): RecordedChanges | null => {
  const read = parsed(text);
  return isRecorded(read) ? read : null;
};

/** The record of a data folder; where there is none, or none that can be read, nothing is known. */
export const readRecord = async (dataDir: string): Promise<StoredRecord> => {
  const { changes, behind } = (parsed(await readFile(fileIn(dataDir), 'utf8').catch(() => '')) ??
    {}) as Partial<StoredRecord>;
  return isRecorded(changes) ? { changes, behind: behind !== false } : { changes: nothingRecorded, behind: true };
};

/**
 * Where it cannot be written, as on a full disk, the old one goes: the next process would take it for all that was
 * changed, and send what has been removed since.
 */
export const writeRecord = (dataDir: string, record: StoredRecord): Promise<void> =>
  replaceFile(fileIn(dataDir), JSON.stringify(record)).catch(async (cause: unknown) => {
    await rm(fileIn(dataDir), { force: true }).catch(() => undefined);
    throw cause;
  });

/**
 * Notes, before something is written without the server of a data folder, that its next one has to hear of it first.
 */
export const noteBehind = async (dataDir: string): Promise<void> =>
  writeRecord(dataDir, { ...(await readRecord(dataDir)), behind: true });
