import { readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

interface Wanted {
  readonly dataDir: string;
  readonly names: readonly string[];
  /** Called again after the file was moved: an import may have started to use it. */
  readonly isUnused: (name: string) => Promise<boolean>;
}

const namesIn = (folder: string): Promise<readonly string[]> => readdir(folder).catch(() => []);

const mark = '.removed-';

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** False if the file is gone: another process removes the same files. */
const renamed = (from: string, to: string): Promise<boolean> =>
  rename(from, to).then(
    () => true,
    (error: unknown) => {
      if (isMissing(error)) return false;
      throw error;
    },
  );

/** Moves the file, checks again, then deletes or restores it. Imports check their files after the commit. */
const deleteOriginal = async (folder: string, entry: string, isUnused: Wanted['isUnused']): Promise<void> => {
  const name = entry.replace(mark, '');
  const aside = join(folder, `${mark}${name}`);
  if (entry === name && !(await renamed(join(folder, name), aside))) return;
  if (await isUnused(name)) await rm(aside, { force: true });
  else await renamed(aside, join(folder, name));
};

/** Also deletes variants, and files that a crash left behind. */
export const deleteFiles = async ({ dataDir, names, isUnused }: Wanted): Promise<void> => {
  const [uploads, images] = [join(dataDir, 'uploads'), join(dataDir, 'images')];
  const wanted = new Set(names);
  for (const variant of await namesIn(images))
    if (wanted.has(variant.slice(0, variant.lastIndexOf('_')))) await rm(join(images, variant), { force: true });
  for (const entry of await namesIn(uploads))
    if (wanted.has(entry.replace(mark, ''))) await deleteOriginal(uploads, entry, isUnused);
};
