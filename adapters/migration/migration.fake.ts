import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { LedgerLine, MigrationOrder, MigrationOutcome } from '#adapters/newsroom-contract/migration.ts';
import { systemTime } from '#adapters/time/system-time.ts';
import { type MigrationNeeds, migrate } from './migrate.ts';

/** 2026-09-21 16:53:20 UTC, in unix seconds. */
export const now = 1_790_000_000;

export interface Moved {
  readonly outcome: MigrationOutcome;
  readonly ledger: readonly LedgerLine[];
  /** Texts of the output's files, by their path. */
  readonly files: Readonly<Record<string, string>>;
}

export interface Mover {
  readonly folder: string;
  readonly write: (name: string, content: string | Buffer) => Promise<string>;
  readonly move: (order: Partial<MigrationOrder>, needs?: Partial<MigrationNeeds>) => Promise<Moved>;
  readonly end: () => Promise<void>;
}

const textsIn = async (folder: string): Promise<Readonly<Record<string, string>>> => {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  const texts: Record<string, string> = {};
  for (const name of names.toSorted())
    if (/\.(?:html|json|ndjson)$/.test(name)) texts[name] = await readFile(join(folder, name), 'utf8');
  return texts;
};

export const linesOf = <Line>(text: string): readonly Line[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Line);

export const headOf = (text = ''): Readonly<Record<string, unknown>> =>
  JSON.parse(text.split('\n---\n')[0] ?? '') as Readonly<Record<string, unknown>>;

export const bodyOf = (text = ''): string => text.split('\n---\n').slice(1).join('\n---\n').trim();

/** Of a site with the usual addresses. */
export const rules = {
  addresses: {
    article: (section: string | null, publishedAt: number, slug: string) =>
      `${section === null ? '' : `/${section}`}/${new Date(publishedAt * 1000).toISOString().slice(0, 10).replaceAll('-', '/')}/${slug}`,
    document: (slug: string) => `/dokumentum/${slug}`,
    section: (slug: string) => `/rovat/${slug}`,
    tag: (slug: string) => `/cimke/${slug}`,
    author: (slug: string) => `/szerzo/${slug}`,
    feed: '/rss',
    archive: '/archivum',
    newest: '/legfrissebb',
  },
  reserved: { sections: ['rovat', 'rss'], slugs: ['elo'] },
  isEmbed: (address: string) => address.startsWith('https://video.example/'),
  findUnshown: async () => [],
};

export const openMover = async (): Promise<Mover> => {
  const folder = await mkdtemp(join(tmpdir(), 'moving-'));
  const output = join(folder, 'moved');
  return {
    folder,
    write: async (name, content) => {
      const { mkdir } = await import('node:fs/promises');
      await mkdir(dirname(join(folder, name)), { recursive: true });
      await writeFile(join(folder, name), content);
      return join(folder, name);
    },
    move: async (order, needs = {}) => {
      const outcome = await migrate(
        {
          source: join(folder, 'export.xml'),
          from: null,
          output,
          site: 'main',
          home: null,
          fetch: false,
          allowLoopback: false,
          maxPictures: 1_000,
          maxPictureBytes: 1_000_000,
          maxMediaBytes: 3_000_000,
          strict: false,
          accept: [],
          resume: false,
          types: [],
          ...order,
        },
        {
          ...rules,
          zone: 'Europe/Budapest',
          now,
          time: systemTime,
          key: null,
          tell: () => {},
          signal: new AbortController().signal,
          ...needs,
        },
      );
      const files = await textsIn(order.output ?? output);
      return { outcome, ledger: linesOf(files['ledger.ndjson'] ?? ''), files };
    },
    end: () => rm(folder, { recursive: true, force: true }),
  };
};
