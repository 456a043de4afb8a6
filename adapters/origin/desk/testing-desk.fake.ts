import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '../database/migrate.ts';
import { openDatabase } from '../database/open-database.ts';
import type { DatabasePlace } from '../database/place.ts';
import { loadWorld } from '../seed/load/load-world.ts';
import type { SeedWorld } from '../seed/seed-world.ts';
import { now, smallWorld } from '../testing/small-world.ts';
import { importFiles } from './articles/import-files.ts';
import type { ImportReport } from './articles/import-files.ts';
import type { Desk } from './desk.ts';

export interface TestDesk extends Desk {
  readonly time: { now: number };
  /** Writes a file into the desk's folder. */
  write(name: string, content: string | Buffer): Promise<string>;
  /** Imports one text under a slug. */
  put(slug: string, text: string): Promise<ImportReport>;
  close(): Promise<void>;
}

/** A desk over a database with the small world, in a folder that is gone afterwards. */
export const openTestDesk = async (
  place: DatabasePlace = { inMemory: true },
  world: SeedWorld = smallWorld,
): Promise<TestDesk> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'desk-'));
  const { db, close } = await openDatabase(place);
  await migrate(db);
  await loadWorld(db, world, now);
  const time = { now };
  const desk: Desk = {
    db,
    dataDir,
    sites: world.sites,
    reserved: { sections: ['rovat', 'tag'], slugs: ['elo', 'favicon.ico'] },
    now: () => time.now,
  };
  const write = async (name: string, content: string | Buffer): Promise<string> => {
    await writeFile(join(dataDir, name), content);
    return join(dataDir, name);
  };
  return {
    ...desk,
    time,
    write,
    put: (slug, text) => importFiles(desk, { files: [{ name: `${slug}.html`, text, folder: dataDir }], dryRun: false }),
    close: async () => {
      await close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};

/** The text of an article's file. */
export const fileOf = (head: object, body = '<p>Szöveg.</p>'): string =>
  `${JSON.stringify({ site: 'main', type: 'article', section: 'belfold', tags: ['Árvíz'], authors: ['kiss-anna'], flags: [], title: 'Cím', lead: 'Bevezető.', cover: { motif: 'river', variant: 1 }, ...head }, null, 2)}\n---\n${body}\n`;
