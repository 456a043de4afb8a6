import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import type { MigrationKind, MigrationOrder } from '#adapters/newsroom-contract/migration.ts';
import { unknownHome } from './body/absolute.ts';
import type { MovedSource } from './moved/moved-article.ts';

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
  { source, from, types, home }: MigrationOrder,
  { zone, now }: Around,
): Promise<MovedSource | null> => {
  const kind = from ?? (await kindOf(source));
  const bytes = (): AsyncIterable<Buffer> => createReadStream(source);
  switch (kind) {
    case 'wxr': {
      const { readWxr } = await import('./wxr/read-wxr.ts');
      return (await import('./wxr/open-wxr.ts')).openWxr({ records: () => readWxr(bytes()), zone, now, types });
    }
    case 'ghost': {
      const { readGhost } = await import('./ghost/read-ghost.ts');
      const rows = () => readGhost(bytes());
      return (await import('./ghost/open-ghost.ts')).openGhost({ rows, home: home ?? unknownHome, now });
    }
    case 'markdown':
      return (await import('./markdown/open-markdown.ts')).openMarkdown({
        folder: source,
        zone,
        home: home ?? unknownHome,
        now,
      });
    case 'feed':
      return (await import('./feed/open-feed.ts')).openFeed({ bytes, now });
    case null:
      return null;
  }
};
