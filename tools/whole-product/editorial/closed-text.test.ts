import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Origin, runOrigin } from '#adapters/origin/process/run-origin.ts';
import { askRaw, testSecret } from '#adapters/origin/testing/ask-origin.ts';
import { noSample } from '#adapters/origin/testing/no-sample.ts';
import { siteHeader } from '../../../config/settings/brand.ts';
import { hiddenContentAt } from './hidden-content-at.fake.ts';
import { newsletterPlans, newsletters } from '../../../config/settings/newsletters.ts';
import { publicAddresses, sitesAt } from '../../../config/settings/sites.ts';
import { openTestWebServer, type TestWebServer } from '../running/test-web-server.fake.ts';

const sites = sitesAt(publicAddresses);
const token = 'b'.repeat(43);
const { content: given, at } = hiddenContentAt(Math.floor(Date.now() / 1000) + 600, sites);

const opened = {
  site: 'main',
  type: 'article',
  slug: 'korabban-nyitva',
  title: 'Korábban nyitva',
  lead: 'Bevezető.',
  section: 'belfold',
  publishedAt: at - 7_200,
  pages: ['<p>Eleje.</p><!--members-only--><p>Korabbizarszo.</p>'],
} as const;
const content = { ...given, articles: [...(given.articles ?? []), opened] };

const sentence = (letter: string): string => `A kulcs${letter}szo mellett ott van a nyom${letter}szo is.`;
const free = (letter: string): string => `<p>Nyitott szabad${letter}szo mindenkinek.</p>`;
const closed = (letter: string): string => `<p>${sentence(letter)}</p>`;
const divided = (letter: string, divider: string): string => `${free(letter)}\n${divider}\n${closed(letter)}`;
const enclosed = (letter: string, [begin, end]: readonly [string, string]): string =>
  `${free(letter)}\n${begin}${closed(letter)}${end}`;

interface Piece {
  readonly head: object;
  readonly body: string;
}

const taken: Readonly<Record<string, Piece>> = {
  a: { head: {}, body: divided('a', '<!--members-only-->') },
  b: { head: { visibility: 'paid' }, body: divided('b', '<!--members-only-->') },
  c: { head: { visibility: 'members' }, body: closed('c') },
  d: { head: { visibility: 'tiers', status: 'published' }, body: closed('d') },
  e: { head: {}, body: divided('e', '<!--kg-card-begin: paywall--><!--members-only--><!--kg-card-end: paywall-->') },
  f: { head: { post_status: 'publish', post_password: '' }, body: divided('f', '<!-- wp:jetpack/paywall /-->') },
  g: { head: {}, body: divided('g', '<p>___STEADY_PAYWALL___</p>') },
  h: { head: {}, body: divided('h', '<div class="paywall-jump" data-component-name="PaywallToDOM"></div>') },
  i: { head: {}, body: `${free('i')}\n<!-- page -->\n<!--members-only-->\n<!-- page -->\n${closed('i')}` },
  j: { head: { gated: true }, body: divided('j', '<!-- gate -->') },
  k: { head: { type: 'longform', lead: '', visibility: 'paid' }, body: closed('k') },
  l: { head: { status: 'private', active: false }, body: closed('l') },
};
const refused: Readonly<Record<string, Piece & { readonly fault: string }>> = {
  m: { head: { post_password: 'kacsa' }, body: closed('m'), fault: 'not-public 9 post_password' },
  n: { head: { status: 'private' }, body: closed('n'), fault: 'not-public 9 status' },
  o: { head: { status: 'pending' }, body: closed('o'), fault: 'not-public 9 status' },
  p: { head: { status: 'draft' }, body: closed('p'), fault: 'not-public 9 status' },
  q: {
    head: {},
    body: enclosed('q', ['[mepr-show rules="63"]', '[/mepr-show]']),
    fault: 'closed-region 12',
  },
  r: {
    head: {},
    body: enclosed('r', [
      '<!--kg-gated-block:begin nonMember:false memberSegment:"status:-free" -->',
      '<!--kg-gated-block:end-->',
    ]),
    fault: 'closed-region 12',
  },
  s: { head: { ogDescription: sentence('s') }, body: divided('s', '<!--members-only-->'), fault: 'closed-words 9' },
  t: {
    head: { type: 'liveblog' },
    body: `${free('t')}\n<!-- post {} -->\n<!--members-only-->${closed('t')}`,
    fault: 'mark 13',
  },
};
const letters = [...Object.keys(taken), ...Object.keys(refused)];

const fileOf = (letter: string, { head, body }: Piece) => {
  const whole = {
    site: 'main',
    type: 'article',
    section: 'belfold',
    authors: ['kiss-anna'],
    title: `Írás ${letter}`,
    lead: `Bevezető ${letter}.`,
    tags: ['Árvíz'],
    ...head,
  };
  const text = `${JSON.stringify(whole, null, 1).replace('[\n  "kiss-anna"\n ]', '["kiss-anna"]').replace('[\n  "Árvíz"\n ]', '["Árvíz"]')}\n---\n${body}\n`;
  return { name: `zart-${letter}.html`, text, folder: '/' };
};

const dataDir = mkdtempSync(join(tmpdir(), 'closed-text-'));
let origin: Origin;
let webServer: TestWebServer;
beforeAll(async () => {
  origin = await runOrigin({
    database: { inMemory: true },
    dataDir,
    siteHeader,
    secret: testSecret,
    content: { kind: 'given', content: { ...content, passes: [{ validUntil: at + 1000, token }] } },
    sample: noSample,
    newsletters,
    newsletterPlans,
    now: () => at,
  });
  await origin.ready;
  webServer = await openTestWebServer(origin.url, { 'origin-secret': testSecret });
}, 120_000);
afterAll(async () => {
  webServer.close();
  await origin.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const put = async (pieces: Readonly<Record<string, Piece>>) => {
  const files = Object.entries(pieces).map(([letter, piece]) => fileOf(letter, piece));
  const outcome = await origin.execute({ do: 'import', files, dryRun: false });
  if (!('done' in outcome)) throw new Error(JSON.stringify(outcome));
  return outcome.done as {
    readonly faults: readonly { readonly kind: string; readonly line: number; readonly field?: string }[];
    readonly articles: readonly { readonly what: string }[];
  };
};
const asMember = (path: string) => askRaw(origin.url, path, { authorization: `Bearer ${token}` });

describe('gated text of an import', () => {
  it('is taken behind a gate or refused with its line', async () => {
    const { faults, articles } = await put(taken);
    expect([faults, articles.map(({ what }) => what)]).toEqual([[], Object.keys(taken).map(() => 'created')]);
    for (const [letter, piece] of Object.entries(refused)) {
      const { faults: found, articles: none } = await put({ [letter]: piece });
      expect([letter, none, found.map(({ kind, line, field }) => `${kind} ${line} ${field ?? ''}`)]).toEqual([
        letter,
        [],
        [expect.stringMatching(new RegExp(`^${piece.fault}`))],
      ]);
    }
    webServer.invalidate();
  });

  it('is read and found only by members, free text by everyone', async () => {
    for (const letter of Object.keys(taken)) {
      const hidden = letter === 'l';
      const { json } = await asMember(`/api/search?term=kulcs${letter}szo`);
      expect([letter, json.totalItems]).toEqual([letter, hidden ? 0 : 1]);
      const pages = await Promise.all([1, 2, 3].map((page) => asMember(`/api/articles/zart-${letter}?page=${page}`)));
      expect([letter, pages.some(({ body }) => body.includes(`nyom${letter}szo`))]).toEqual([letter, !hidden]);
    }
    for (const letter of ['a', 'b', 'e', 'f', 'g', 'h', 'i', 'j']) {
      const { body } = await webServer.ask(`/archivum?term=szabad${letter}szo`);
      expect([letter, /(\d+) találat/.exec(body)?.[1]]).toEqual([letter, '1']);
    }
  });

  it('is found by no search of a stranger for any of twenty sentences', async () => {
    expect(letters).toHaveLength(20);
    for (const letter of letters) {
      const words = sentence(letter).replace(/ mellett.*/, '');
      for (const term of [words, `"${words} mellett ott"`, `kulcs${letter}szo`, `kulcs${letter}`]) {
        const target = `/archivum?term=${encodeURIComponent(term)}`;
        const { body } = await webServer.ask(target);
        expect([term, /(\d+) találat/.exec(body)?.[1] ?? '0', body.includes(`nyom${letter}szo`)]).toEqual([
          term,
          '0',
          false,
        ]);
        const { json } = await askRaw(origin.url, `/api/search?term=${encodeURIComponent(term)}`);
        expect([term, json.totalItems, JSON.stringify(json).includes(`nyom${letter}szo`)]).toEqual([term, 0, false]);
      }
      for (const target of [
        `/api/search/suggest?text=kulcs${letter}szo`,
        `/api/search/articles?term=kulcs${letter}szo`,
      ])
        expect([target, (await webServer.ask(target)).body.includes('zart-')]).toEqual([target, false]);
    }
  }, 60_000);

  it('appears in no public page, payload, feed, sitemap, oEmbed response or app page', async () => {
    const articles = await Promise.all(
      letters.map(async (letter) => (await webServer.ask(`/x/2020/01/01/zart-${letter}`)).headers['location'] ?? ''),
    );
    const open = articles.filter((path) => path !== '');
    expect(open).toHaveLength(Object.keys(taken).length - 1);
    const lists = ['/', '/legfrissebb', '/rovat/belfold', '/szerzo/kiss-anna', '/cimke/arviz', '/app-webview'];
    const feeds = ['rss', 'atom', 'jsonfeed'].flatMap((format) =>
      ['', '/rovat/belfold', '/cimke/arviz', '/szerzo/kiss-anna', '/archivum?term=Írás'].map((of) =>
        encodeURI(`/${format}${of}`),
      ),
    );
    const targets = [
      ...lists,
      ...lists.map((path) => `${path === '/' ? '' : path}/_payload.json`),
      ...feeds,
      ...open.flatMap((path) => [
        path,
        `${path}?oldal=2`,
        `${path}?oldal=3`,
        `${path}?isMobileApp=1`,
        `${path}/_payload.json`,
        `${path}/_payload.json?oldal=3`,
        `${path}/_version.json`,
        `/api/oembed?url=${encodeURIComponent(sites[0].origin + path)}`,
      ]),
      '/sitemaps/news.xml',
      '/sitemaps/lists.xml',
      '/rss/kovetett?lista=szerzo:kiss-anna',
    ];
    const told: string[] = [];
    for (const target of targets) {
      const { headers, body } = await webServer.ask(target);
      if (/kulcs.szo|nyom.szo/.test(`${JSON.stringify(headers)} ${body}`)) told.push(target);
    }
    expect(told).toEqual([]);
    expect((await webServer.ask('/rss/rovat/belfold')).body).toContain('zart-k');
  }, 120_000);

  it('appears in no issue of a newsletter', async () => {
    const outcome = await origin.execute({ do: 'compose-newsletter', code: 'napi', to: null });
    const text = JSON.stringify(outcome);
    expect([text.includes('Írás k'), /kulcs.szo|nyom.szo/.test(text)]).toEqual([true, false]);
  });

  it('is not opened by exporting and importing it again', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'closed-export-'));
    const slugs = Object.keys(taken).map((letter) => `zart-${letter}`);
    await origin.execute({ do: 'export', site: null, since: null, slugs, folder });
    const again = await origin.execute({ do: 'import', files: [{ name: folder, path: folder }], dryRun: false });
    rmSync(folder, { recursive: true, force: true });
    expect(again).toMatchObject({ done: { faults: [], articles: slugs.map(() => ({ what: 'unchanged' })) } });
  });

  it('is gated by exporting and importing content of an older build', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'closed-export-'));
    const isOpen = async () =>
      (await askRaw(origin.url, '/api/articles/korabban-nyitva')).body.includes('Korabbizarszo');
    expect(await isOpen()).toBe(true);
    await origin.execute({ do: 'export', site: null, since: null, slugs: [opened.slug], folder });
    const again = await origin.execute({ do: 'import', files: [{ name: folder, path: folder }], dryRun: false });
    rmSync(folder, { recursive: true, force: true });
    expect(again).toMatchObject({ done: { faults: [], articles: [{ what: 'updated' }] } });
    expect(await isOpen()).toBe(false);
  });
});
