import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { migrate } from '../database/maintenance/migrate.ts';
import { openDatabase } from '../database/connection/open-database.ts';
import { PrivateNodeFs } from '../database/storage/private-node-fs.ts';

const modules = join(import.meta.dirname, '../../../node_modules');
const manifest = createRequire(import.meta.url)(join(modules, '@electric-sql/pglite/package.json')) as {
  readonly version: string;
};
const cache = join(modules, '.cache');
const kept = join(cache, `pglite-${manifest.version}`);
const [folder, image] = [join(kept, 'pg'), join(kept, 'image')];

const make = async (): Promise<void> => {
  await mkdir(cache, { recursive: true });
  const begun = await mkdtemp(`${kept}-`);
  const made = new PGlite({ fs: new PrivateNodeFs(join(begun, 'pg')) });
  await made.waitReady;
  const whole = await made.dumpDataDir('none');
  await made.close();
  await writeFile(join(begun, 'image'), Buffer.from(await whole.arrayBuffer()));
  await rename(begun, kept).catch(() => rm(begun, { recursive: true }));
};

/** Cached across runs: creating a database takes five seconds. */
export const emptyImage = async (): Promise<Blob> => {
  const bytes = await readFile(image).catch(() => make().then(() => readFile(image)));
  return new Blob([bytes]);
};

export const layEmptyDatabase = async (dataDir: string): Promise<void> => {
  await emptyImage();
  await cp(folder, join(dataDir, 'pg'), { recursive: true });
};

const block = 512;
const text = (bytes: Buffer): string => bytes.toString('latin1').replace(/\0.*$/s, '');

/** Removes the template databases, half of the image: tests never create a database. */
export const withoutTemplates = (tar: Buffer): Buffer => {
  const kept: Buffer[] = [];
  for (let at = 0; at < tar.length;) {
    const head = tar.subarray(at, at + block);
    const name = text(head.subarray(0, 100));
    const size = Number.parseInt(text(head.subarray(124, 136)), 8) || 0;
    const end = at + block + Math.ceil(size / block) * block;
    if (!/^\/?base\/[14]\/\d/.test(name)) kept.push(tar.subarray(at, end));
    at = end;
  }
  return Buffer.concat(kept);
};

const schemaKey = (): string => {
  const migrations = join(import.meta.dirname, '../database/migrations');
  const hash = createHash('sha256');
  for (const name of readdirSync(migrations).toSorted()) hash.update(readFileSync(join(migrations, name)));
  return hash.digest('hex').slice(0, 12);
};

const makeMigrated = async (file: string): Promise<void> => {
  await mkdir(cache, { recursive: true });
  const begun = await mkdtemp(`${kept}-`);
  await layEmptyDatabase(begun);
  const { db, close } = await openDatabase({ dataDir: begun });
  await migrate(db);
  await close();
  const made = new PGlite({ fs: new PrivateNodeFs(join(begun, 'pg')) });
  await made.waitReady;
  const whole = Buffer.from(await (await made.dumpDataDir('none')).arrayBuffer());
  await made.close();
  await writeFile(join(begun, 'migrated'), withoutTemplates(whole));
  await rename(join(begun, 'migrated'), file);
  await rm(begun, { recursive: true });
};

/** Cached: running all migrations takes a second per test file. */
export const migratedImage = async (): Promise<Blob> => {
  const file = `${kept}-migrated-${schemaKey()}`;
  const bytes = await readFile(file).catch(() => makeMigrated(file).then(() => readFile(file)));
  return new Blob([bytes]);
};
