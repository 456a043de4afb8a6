import { readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

interface Wanted {
  /** Holds `uploads/` and `images/`. */
  readonly dataDir: string;
  readonly names: readonly string[];
  /** Asked again once a file is out of the way: an import may have come to want it meanwhile. */
  readonly isUnused: (name: string) => Promise<boolean>;
}

const namesIn = (folder: string): Promise<readonly string[]> => readdir(folder).catch(() => []);

const mark = '.removed-';

/**
 * Moves a file aside, looks again, and deletes it or puts it back: an import looks after its commit whether its files
 * are there.
 */
const deleteOriginal = async (folder: string, entry: string, isUnused: Wanted['isUnused']): Promise<void> => {
  const name = entry.replace(mark, '');
  const aside = join(folder, `${mark}${name}`);
  if (entry === name) await rename(join(folder, name), aside);
  if (await isUnused(name)) await rm(aside, { force: true });
  else await rename(aside, join(folder, name));
};

/** Deletes uploads that nothing uses any more, with the variants made of them, and what a crash left aside. */
export const deleteFiles = async ({ dataDir, names, isUnused }: Wanted): Promise<void> => {
  const [uploads, images] = [join(dataDir, 'uploads'), join(dataDir, 'images')];
  const wanted = new Set(names);
  for (const variant of await namesIn(images))
    if (wanted.has(variant.slice(0, variant.lastIndexOf('_')))) await rm(join(images, variant), { force: true });
  for (const entry of await namesIn(uploads))
    if (wanted.has(entry.replace(mark, ''))) await deleteOriginal(uploads, entry, isUnused);
};
