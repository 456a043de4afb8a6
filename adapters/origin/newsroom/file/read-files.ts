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

export interface ReadTexts {
  readonly texts: readonly { readonly name: string; readonly text: string }[];
  readonly folderOf: ReadonlyMap<string, string>;
}

export const readTexts = async (given: readonly GivenFile[], tell: (fault: Fault) => void): Promise<ReadTexts> => {
  const texts: { readonly name: string; readonly text: string }[] = [];
  const folderOf = new Map<string, string>();
  for (const file of (await Promise.all(given.map((one) => unfold(one, tell)))).flat()) {
    const text = await textOf(file, tell);
    folderOf.set(file.name, 'text' in file ? file.folder : dirname(file.path));
    if (text !== null) texts.push({ name: file.name, text });
  }
  return { texts, folderOf };
};

export const readFiles = async (given: readonly GivenFile[]): Promise<ReadFiles> => {
  const faults: Fault[] = [];
  const tell = (fault: Fault): void => void faults.push(fault);
  const { texts, folderOf } = await readTexts(given, tell);
  return { files: texts.flatMap(({ name, text }) => readArticleFile(name, text, tell) ?? []), faults, folderOf };
};
