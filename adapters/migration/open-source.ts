import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import type { MigrationKind, MigrationOrder } from '#adapters/newsroom-contract/migration.ts';
import type { MovedSource } from './moved-article.ts';
import { openWxr } from './wxr/open-wxr.ts';

interface Around {
  readonly zone: string;
  /** Unix seconds. */
  readonly now: number;
}

const beginningOf = async (path: string): Promise<string> => {
  const file = await open(path);
  const { buffer, bytesRead } = await file.read(Buffer.alloc(4096), 0, 4096, 0).finally(() => file.close());
  return buffer.toString('utf8', 0, bytesRead);
};

const kindOf = async (path: string): Promise<MigrationKind | null> => {
  if ((await stat(path)).isDirectory()) return 'markdown';
  const beginning = await beginningOf(path);
  if (/^\s*\{/.test(beginning.replace(/^\ufeff/, ''))) return 'ghost';
  if (/wordpress\.org\/export|<wp:/.test(beginning)) return 'wxr';
  return /<(?:rss|feed|rdf:RDF)\b/i.test(beginning) ? 'feed' : null;
};

/** Loads only the parser that the source needs. */
export const openSource = async (
  { source, from, types }: MigrationOrder,
  { zone, now }: Around,
): Promise<MovedSource | null> => {
  const kind = from ?? (await kindOf(source));
  const bytes = (): AsyncIterable<Buffer> => createReadStream(source);
  if (kind === 'wxr') return openWxr({ bytes, zone, now, types });
  return null;
};
