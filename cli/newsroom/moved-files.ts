import { join } from 'node:path';
import { parsedJson } from '#core/json/parsed-json.ts';
import type { Io } from '../terminal/io.ts';
import { textLines } from './moved-lines.ts';

export interface MovedFiles {
  readonly articles: readonly string[];
  readonly documents: readonly string[];
}

/** Names of a migration's files, relative to its folder, in the order of the source. */
export const readMovedFiles = async (io: Pick<Io, 'bytes'>, folder: string): Promise<MovedFiles> => {
  const files: string[] = [];
  for await (const line of textLines(io, join(folder, 'articles.ndjson'))) {
    const done = parsedJson(line) as { readonly file?: unknown } | null;
    if (typeof done?.file === 'string') files.push(done.file);
  }
  const { documents = [], articles = [] } = Object.groupBy(files, (file) =>
    /^documents[/\\]/.test(file) ? 'documents' : 'articles',
  );
  return { documents, articles };
};
