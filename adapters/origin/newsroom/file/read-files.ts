import { readdir, readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Fault } from './fault.ts';
import { readArticleFile } from './read-article-file.ts';
import type { ReadFile } from './read-article-file.ts';

/** A file or folder on this machine, or a text that came by itself; `name` is what the editor calls it. */
export type GivenFile =
  | { readonly name: string; readonly path: string }
  | { readonly name: string; readonly text: string; /** From where pictures are named. */ readonly folder: string };

export interface ReadFiles {
  readonly files: readonly ReadFile[];
  readonly faults: readonly Fault[];
  /** Where a file's pictures are looked for. */
  readonly folderOf: ReadonlyMap<string, string>;
}

const unfold = async (given: GivenFile): Promise<readonly GivenFile[]> => {
  if (
    'text' in given ||
    !(await stat(given.path).then(
      (found) => found.isDirectory(),
      () => false,
    ))
  )
    return [given];
  const inside = await readdir(given.path, { recursive: true });
  return inside
    .filter((name) => name.endsWith('.html'))
    .toSorted()
    .map((name) => ({ name: join(given.name, name), path: join(given.path, name) }));
};

const textOf = (given: GivenFile): Promise<string | null> | string =>
  'text' in given ? given.text : readFile(given.path, 'utf8').catch(() => null);

/** Reads articles from files and folders of files; every fault of every file is told. */
export const readFiles = async (given: readonly GivenFile[]): Promise<ReadFiles> => {
  const faults: Fault[] = [];
  const files: ReadFile[] = [];
  const folderOf = new Map<string, string>();
  for (const file of (await Promise.all(given.map(unfold))).flat()) {
    const text = await textOf(file);
    folderOf.set(file.name, 'text' in file ? file.folder : dirname(file.path));
    if (text === null) faults.push({ file: file.name, line: null, kind: 'unreadable' });
    const article = text === null ? null : readArticleFile(file.name, text, (fault) => faults.push(fault));
    if (article !== null) files.push(article);
  }
  return { files, faults, folderOf };
};
