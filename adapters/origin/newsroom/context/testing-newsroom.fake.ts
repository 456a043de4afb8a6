import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { originIn } from '../../database/schema/origin-site.ts';
import { migrate } from '../../database/maintenance/migrate.ts';
import { openDatabase } from '../../database/connection/open-database.ts';
import type { DatabasePlace } from '../../database/storage/place.ts';
import { loadContent } from '../../content/load-content.ts';
import type { NewsroomContent } from '../../content/newsroom-content.ts';
import { noSample } from '../../testing/no-sample.ts';
import { now, smallContent } from '../../testing/small-content.ts';
import { importFiles } from '../articles/import-files.ts';
import type { WithEdition } from '../../database/edits/edition.ts';
import type { SaveReport } from '#adapters/newsroom-contract/articles.ts';
import { findsNothing } from './unshown.ts';
import type { Newsroom } from './newsroom.ts';

export interface TestNewsroom extends Newsroom {
  readonly time: { now: number };
  write(name: string, content: string | Buffer): Promise<string>;
  put(slug: string, text: string): Promise<WithEdition<SaveReport>>;
  close(): Promise<void>;
}

export const openTestNewsroom = async (
  place: DatabasePlace = { inMemory: true },
  content: NewsroomContent = smallContent,
): Promise<TestNewsroom> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'desk-'));
  const { db, close } = await openDatabase(place);
  await migrate(db);
  await loadContent(db, content, now);
  const time = { now };
  const newsroom: Newsroom = {
    db,
    embedded: !('databaseUrl' in place),
    dataDir,
    sites: content.sites,
    sample: noSample,
    reserved: {
      sections: ['rovat', 'tag'],
      slugs: ['elo', 'favicon.ico'],
      flags: ['live', 'kedvenc', 'legfontosabb', 'adult-content', 'pr', 'english', 'adfree'],
    },
    findUnshown: findsNothing,
    signingKey: async () => 'a kiadás próbakulcsa',
    issues: { newsletters: [], plans: [], originOf: originIn(content.sites), room: null },
    now: () => time.now,
  };
  const write = async (name: string, content: string | Buffer): Promise<string> => {
    await writeFile(join(dataDir, name), content);
    return join(dataDir, name);
  };
  return {
    ...newsroom,
    time,
    write,
    put: (slug, text) =>
      importFiles(newsroom, { files: [{ name: `${slug}.html`, text, folder: dataDir }], dryRun: false }),
    close: async () => {
      await close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};

export const fileOf = (head: object, body = '<p>Szöveg.</p>'): string =>
  `${JSON.stringify({ site: 'main', type: 'article', section: 'belfold', tags: ['Árvíz'], authors: ['kiss-anna'], flags: [], title: 'Cím', lead: 'Bevezető.', cover: { motif: 'river', variant: 1 }, ...head }, null, 2)}\n---\n${body}\n`;
