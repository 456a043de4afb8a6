import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { replaceFile } from '#adapters/data-folder/replace-file.ts';
import { nothingRecorded, type RecordedChanges } from './change-record.ts';
import { isEdition, isUpTo } from './edition.ts';

export interface StoredRecord {
  readonly changes: RecordedChanges;
  readonly behind: boolean;
}

const fileIn = (dataDir: string): string => join(dataDir, 'changes.json');

const isNamed = (names: unknown, max: number): boolean =>
  Array.isArray(names) && names.every((one) => Array.isArray(one) && typeof one[0] === 'string' && isUpTo(max, one[1]));

const isText = (text: unknown): boolean => typeof text === 'string';

/** Rejects numbers above the record's own: every cache entry would stay invalid forever. */
const isRecorded = (read: unknown): read is RecordedChanges => {
  const { changed, floor, names, pages, left, ...edition } = (read ?? {}) as Partial<RecordedChanges>;
  if (!isEdition(edition)) return false;
  const { number } = edition;
  const known =
    [changed, floor].every((one) => isUpTo(number, one)) && isNamed(names, number) && isNamed(pages, number);
  return known && Array.isArray(left) && left.every(isText);
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** Null for an invalid record. */
export const readRecorded = (text: string): RecordedChanges | null => {
  const read = parsed(text);
  return isRecorded(read) ? read : null;
};

export const readRecord = async (dataDir: string): Promise<StoredRecord> => {
  const { changes, behind } = (parsed(await readFile(fileIn(dataDir), 'utf8').catch(() => '')) ??
    {}) as Partial<StoredRecord>;
  return isRecorded(changes) ? { changes, behind: behind !== false } : { changes: nothingRecorded, behind: true };
};

/** Deletes the old record when writing fails: the next process would trust it and serve removed content. */
export const writeRecord = (dataDir: string, record: StoredRecord): Promise<void> =>
  replaceFile(fileIn(dataDir), JSON.stringify(record)).catch(async (cause: unknown) => {
    await rm(fileIn(dataDir), { force: true }).catch(() => undefined);
    throw cause;
  });

/** Call before a write that bypasses the server, to make its next process catch up first. */
export const noteBehind = async (dataDir: string): Promise<void> =>
  writeRecord(dataDir, { ...(await readRecord(dataDir)), behind: true });
