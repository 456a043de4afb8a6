import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemTime } from '#adapters/time/system-time.ts';
import { everything } from '../database/edits/change.ts';
import { inEdit } from '../database/edits/in-edit.ts';
import { Problem } from '../http/problem.ts';
import { execute } from '../newsroom/execute.ts';
import { fileOf, openTestNewsroom } from '../newsroom/context/testing-newsroom.fake.ts';
import type { TestNewsroom } from '../newsroom/context/testing-newsroom.fake.ts';
import type { ApiContext } from './context/api-context.ts';
import { calls } from './calls.ts';
import { openNewsroom } from './context/open-api-context.ts';

let newsroom: TestNewsroom;
let kept: ApiContext;
const open = (): Promise<ApiContext> =>
  openNewsroom({
    time: systemTime,
    db: newsroom.db,
    now: () => newsroom.time.now,
    measureSound: async () => null,
    log: (cause) => {
      throw cause;
    },
  });
beforeAll(async () => {
  newsroom = await openTestNewsroom();
  kept = await open();
}, 60_000);
afterAll(() => newsroom.close());

const slugs = ['elso', 'masodik', 'harmadik'] as const;
const reads: readonly (readonly [call: string, path: Readonly<Record<string, string>>])[] = [
  ...[...slugs, 'friss', 'elo'].map((slug) => ['/api/articles/:slug', { slug }] as const),
  ...slugs.map((slug) => ['/api/articles/:slug/version', { slug }] as const),
  ['/api/articles', {}],
  ['/api/recommended/mstag/all', {}],
  ['/api/corrections', {}],
];

const told = async (context: ApiContext): Promise<readonly unknown[]> => {
  const answers: unknown[] = [];
  const site = context.sites.byRole.get('main')!;
  const none = async (): Promise<Readonly<Record<string, string>>> => ({});
  for (const [name, path] of reads) {
    await context.nextPublication();
    const call = calls.find((one) => one.path === name)!;
    const ask = {
      site,
      path,
      query: {},
      bearer: null,
      asker: '',
      body: none,
      form: none,
      onGone: () => () => undefined,
    };
    answers.push(
      await call.answer(context, ask).catch((cause: unknown) => {
        if (cause instanceof Problem) return cause.status;
        throw cause;
      }),
    );
  }
  return answers;
};

const renamed = (table: 'authors' | 'super_tags', slug: string, name: string): Promise<unknown> =>
  inEdit(newsroom.db, async (all) => {
    await all.updateTable(table).set({ name }).where('slug', '=', slug).execute();
    return { done: null, changes: [everything] };
  });

const imported = async (slug: string, head: object): Promise<void> => {
  expect((await newsroom.put(slug, fileOf(head))).faults).toEqual([]);
};

const ordered = (command: object): Promise<unknown> => execute(newsroom, command).catch(() => undefined);

const word = fc.constantFrom('Híd', 'Gát', 'Árvíz', 'Duna');
const which = fc.constantFrom(...slugs);
type Act = readonly [what: string, act: () => Promise<unknown>];
const act: fc.Arbitrary<Act> = fc.oneof(
  fc
    .tuple(which, word, word, fc.constantFrom('5m', '2h'), fc.boolean())
    .map(([slug, title, tag, ago, partner]): Act => [
      `import ${slug}: ${title}, ${tag}, ${ago}`,
      () => imported(slug, { title, tags: [tag], ago, pr: partner, subArticles: ['friss', 'masodik'] }),
    ]),
  fc.tuple(which, word).map(([slug, title]): Act => [
    `embargo ${slug}: ${title}`,
    () => {
      const publishedAt = `${new Date((newsroom.time.now + 90) * 1000).toISOString().slice(0, 19)}Z`;
      return imported(slug, { title, publishedAt });
    },
  ]),
  fc.constant<Act>(['a minute goes by', async () => (newsroom.time.now += 60)]),
  which.map((slug): Act => [`delete ${slug}`, () => ordered({ do: 'delete', site: 'main', slugs: [slug] })]),
  fc
    .tuple(which, word)
    .map(([slug, reason]): Act => [`correct ${slug}`, () => ordered({ do: 'correct', slug, reason, wordings: null })]),
  word.map((title): Act => [
    `post ${title}`,
    () => ordered({ do: 'post', slug: 'elo', id: null, title, pinned: null, text: '<p>Most.</p>' }),
  ]),
  word.map((name): Act => [`author ${name}`, () => renamed('authors', 'kiss-anna', name)]),
  word.map((name): Act => [`section ${name}`, () => renamed('super_tags', 'belfold', name)]),
);

describe('the content of the main API after arbitrary edits', () => {
  it('equals that of a freshly opened origin', async () => {
    const statuses = new Set<unknown>();
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 5 }), async (acts) => {
        for (const [what, done] of acts) {
          await done();
          await kept.edits.catchUp();
          const [own, fresh] = [await told(kept), await told(await open())];
          expect(own, what).toEqual(fresh);
          for (const one of own) statuses.add(typeof one === 'number' ? one : 'told');
        }
      }),
      { numRuns: 8 },
    );
    expect(statuses).toEqual(new Set(['told', 404]));
  }, 120_000);
});
