import { readFile } from 'node:fs/promises';
import { everything } from '../../database/edits/change.ts';
import type { WithEdition } from '../../database/edits/edition.ts';
import { inEdit } from '../../database/edits/in-edit.ts';
import type { Fault } from '#adapters/newsroom-contract/file-fault.ts';
import type { GivenFile } from '#adapters/newsroom-contract/articles.ts';
import type { Newsroom } from '../context/newsroom.ts';
import { readSportFile } from './read-sport-file.ts';
import { saveSeason } from './save-season.ts';
import type { SavedSeason, SportReport } from '#adapters/newsroom-contract/sport.ts';
import type { WrittenSeason } from './written-fixture.ts';

const textOf = (given: GivenFile): Promise<string | null> =>
  'text' in given ? Promise.resolve(given.text) : readFile(given.path, 'utf8').catch(() => null);

/** Imports all files, or none if one is invalid. */
export const importSport = async (
  { db }: Newsroom,
  { files }: { readonly files: readonly GivenFile[] },
): Promise<WithEdition<SportReport>> => {
  const faults: Fault[] = [];
  const seasons: WrittenSeason[] = [];
  for (const file of files) {
    const text = await textOf(file);
    const read = text === null ? null : readSportFile(file.name, text);
    if (read === null) faults.push({ file: file.name, line: null, kind: 'unreadable' });
    else if ('faults' in read) faults.push(...read.faults);
    else seasons.push(...read);
  }
  if (faults.length > 0) return { faults, seasons: [], edition: null };
  const { done, edition } = await inEdit(db, async (all) => {
    const saved: SavedSeason[] = [];
    for (const season of seasons) saved.push(await saveSeason(all, season));
    return { done: saved, changes: saved.some((one) => one.created + one.changed > 0) ? [everything] : [] };
  });
  return { faults, seasons: done, edition };
};
