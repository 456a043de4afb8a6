import { mkdirSync, readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openDatabase } from '#adapters/origin/database/connection/open-database.ts';
import { createDatabase, postgresForBench, runTaviro } from './sites.ts';
import { median, type Tell, whole } from '../measurement.ts';
import { startSite } from '../servers.ts';

const count = 2_000;
const goal = 300;

/** Articles of the sample as import files. */
const exported = async (scratch: string): Promise<string> => {
  const [dataDir, folder, files] = ['import-data', 'exported', 'files'].map((name) => join(scratch, name)) as [
    string,
    string,
    string,
  ];
  await (await startSite(3949, { DATA_DIR: dataDir })).stop();
  runTaviro('.', ['content', 'export', '-o', folder], { DATA_DIR: dataDir });
  mkdirSync(files);
  const names = readdirSync(folder).filter((name) => name.endsWith('.html'));
  for (const name of names.slice(0, count)) renameSync(join(folder, name), join(files, name));
  return files;
};

export const measureImport = async (scratch: string, rounds: number, tell: Tell): Promise<void> => {
  const [files, postgres] = [await exported(scratch), await postgresForBench()];
  const perSecond: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const databaseUrl = await createDatabase(postgres, `import_${round}`);
    const env = { DATABASE_URL: databaseUrl, DATA_DIR: join(scratch, `import-${round}`) };
    // Its sections and authors, without its articles.
    runTaviro('.', ['init', '--sample'], env);
    const { db, close } = await openDatabase({ databaseUrl });
    await sql`delete from seeded`.execute(db);
    await sql`delete from articles`.execute(db);
    await sql`delete from shelf_items`.execute(db);
    await close();
    const begun = performance.now();
    runTaviro('.', ['content', 'import', files], env);
    perSecond.push((count * 1000) / (performance.now() - begun));
  }
  await postgres.stop();
  const found = median(perSecond);
  tell({
    what: `import of ${whole(count)} articles into PostgreSQL, with the start of the command`,
    ours: `${whole(found)}/s`,
    beside: '',
    ratio: '',
    goal: `≥ ${goal}/s`,
    met: found >= goal,
  });
};
