import { cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { PrivateNodeFs } from '../database/private-node-fs.ts';

const modules = join(import.meta.dirname, '../../../node_modules');
const manifest = createRequire(import.meta.url)(join(modules, '@electric-sql/pglite/package.json')) as {
  readonly version: string;
};
const cache = join(modules, '.cache');
/** One for each version, which may lay its files out otherwise. */
const kept = join(cache, `pglite-${manifest.version}`);
const [folder, image] = [join(kept, 'pg'), join(kept, 'image')];

/** As a folder and as what a database in memory begins with; whole or not at all. */
const make = async (): Promise<void> => {
  await mkdir(cache, { recursive: true });
  const begun = await mkdtemp(`${kept}-`);
  const made = new PGlite({ fs: new PrivateNodeFs(join(begun, 'pg')) });
  await made.waitReady;
  const whole = await made.dumpDataDir('none');
  await made.close();
  await writeFile(join(begun, 'image'), Buffer.from(await whole.arrayBuffer()));
  // Another process may have been first: then its own is there, and is the same.
  await rename(begun, kept).catch(() => rm(begun, { recursive: true }));
};

/** What an empty database in memory begins with. It is made once for all runs: to make it takes five seconds. */
export const emptyImage = async (): Promise<Blob> => {
  const bytes = await readFile(image).catch(() => make().then(() => readFile(image)));
  return new Blob([bytes]);
};

/** Lays an empty database into a data folder, as its first opening leaves it. */
export const layEmptyDatabase = async (dataDir: string): Promise<void> => {
  await emptyImage();
  await cp(folder, join(dataDir, 'pg'), { recursive: true });
};
