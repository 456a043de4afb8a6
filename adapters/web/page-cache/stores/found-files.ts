import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

export interface FoundFile {
  readonly name: string;
  readonly bytes: number;
  readonly askedAgain: boolean;
}

const block = 4096;
export const blocksOf = (bytes: number): number => Math.max(1, Math.ceil(bytes / block)) * block;

/** Suffix of files requested again: the eviction order survives a restart. */
const again = '.again';
export const fileOf = (name: string, askedAgain: boolean): string => (askedAgain ? name + again : name);
export const halfWritten = (name: string): string => `${name}.new`;
const ownName = /^([0-9a-f]+)(\.again)?$/;

/** Least recently used first. Creates the folder; removes partial and foreign files. */
export const findFiles = async (folder: string): Promise<readonly FoundFile[]> => {
  await mkdir(folder, { recursive: true });
  const clear = (file: string): Promise<void> =>
    rm(join(folder, file), { force: true, recursive: true }).catch(() => undefined);
  const files: (FoundFile & { readonly usedAt: number })[] = [];
  for (const file of await readdir(folder)) {
    const [, name, ending] = ownName.exec(file) ?? [];
    if (name === undefined) await clear(file);
    else {
      const found = await stat(join(folder, file)).catch(() => null);
      if (found === null) await clear(file);
      else files.push({ name, bytes: blocksOf(found.size), askedAgain: ending !== undefined, usedAt: found.mtimeMs });
    }
  }
  const twice = new Set(files.filter(({ askedAgain }) => askedAgain).map(({ name }) => name));
  const overtaken = files.filter(({ name, askedAgain }) => !askedAgain && twice.has(name));
  for (const { name } of overtaken) await clear(name);
  return files.filter((one) => !overtaken.includes(one)).sort((one, other) => one.usedAt - other.usedAt);
};
