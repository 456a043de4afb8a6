import { join } from 'node:path';
import { parsedJson } from '#core/json/parsed-json.ts';
import type { Io } from '../terminal/io.ts';

export interface MovedFiles {
  readonly articles: readonly string[];
  readonly documents: readonly string[];
}

/** Names of a migration's files, relative to its folder, in the order of the source. */
export const readMovedFiles = async (io: Pick<Io, 'bytes'>, folder: string): Promise<MovedFiles> => {
  const files: string[] = [];
  const decoder = new TextDecoder();
  let rest = '';
  const take = (line: string): void => {
    const done = parsedJson(line) as { readonly file?: unknown } | null;
    if (typeof done?.file === 'string') files.push(done.file);
  };
  for await (const chunk of io.bytes(join(folder, 'articles.ndjson'), new AbortController().signal)) {
    const lines = `${rest}${decoder.decode(chunk, { stream: true })}`.split('\n');
    rest = lines.pop() ?? '';
    lines.forEach(take);
  }
  take(rest);
  const { documents = [], articles = [] } = Object.groupBy(files, (file) =>
    /^documents[/\\]/.test(file) ? 'documents' : 'articles',
  );
  return { documents, articles };
};
