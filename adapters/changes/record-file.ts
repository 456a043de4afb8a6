import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { replaceFile } from '#adapters/data-folder/replace-file.ts';
import { nothingRecorded, type RecordedChanges } from './change-record.ts';
import { isEdition, isUpTo } from './edition.ts';

/** What outlives the process. */
export interface StoredRecord {
  readonly changes: RecordedChanges;
  /** Whether something may have been written that this record does not hold yet. */
  readonly behind: boolean;
}

const fileIn = (dataDir: string): string => join(dataDir, 'changes.json');

const isNamed = (names: unknown, most: number): boolean =>
  Array.isArray(names) &&
  names.every((one) => Array.isArray(one) && typeof one[0] === 'string' && isUpTo(most, one[1]));

const isText = (text: unknown): boolean => typeof text === 'string';

/** Nothing in it is newer than itself: no copy that is made now would be new enough, ever. */
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
