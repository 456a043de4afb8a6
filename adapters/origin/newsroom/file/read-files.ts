import { readdir, readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { decodeText } from './decode-text.ts';
import type { Fault } from '#adapters/newsroom-contract/file-fault.ts';
import { readArticleFile } from './read-article-file.ts';
import type { ReadFile } from './read-article-file.ts';
import type { GivenFile } from '#adapters/newsroom-contract/articles.ts';

export interface ReadFiles {
  readonly files: readonly ReadFile[];
  readonly faults: readonly Fault[];
  readonly folderOf: ReadonlyMap<string, string>;
}

const isFolder = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );

const unfold = async (given: GivenFile, tell: (fault: Fault) => void): Promise<readonly GivenFile[]> => {
  if ('text' in given || !(await isFolder(given.path))) return [given];
  const inside = (await readdir(given.path, { recursive: true })).filter((name) => name.endsWith('.html'));
  if (inside.length === 0) tell({ file: given.name, line: null, kind: 'no-files' });
  return inside.toSorted().map((name) => ({ name: join(given.name, name), path: join(given.path, name) }));
};

const textOf = async (given: GivenFile, tell: (fault: Fault) => void): Promise<string | null> => {
  if ('text' in given) return given.text;
  const bytes = await readFile(given.path).catch(() => null);
  if (bytes === null) tell({ file: given.name, line: null, kind: 'unreadable' });
  const decoded = bytes && decodeText(bytes);
  if (decoded === null || 'text' in decoded) return decoded && decoded.text;
  tell({ file: given.name, kind: 'bad-encoding', ...decoded });
  return null;
};

export const readFiles = async (given: readonly GivenFile[]): Promise<ReadFiles> => {
  const faults: Fault[] = [];
  const files: ReadFile[] = [];
  const folderOf = new Map<string, string>();
  const tell = (fault: Fault): void => void faults.push(fault);
  for (const file of (await Promise.all(given.map((one) => unfold(one, tell)))).flat()) {
    const text = await textOf(file, tell);
    folderOf.set(file.name, 'text' in file ? file.folder : dirname(file.path));
    const article = text === null ? null : readArticleFile(file.name, text, tell);
    if (article !== null) files.push(article);
  }
  return { files, faults, folderOf };
};
