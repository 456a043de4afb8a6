import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LedgerLine } from '#adapters/newsroom-contract/migration.ts';
import { freePort } from '#tools/desks/free-port.ts';
import { fillWordpress } from '#tools/desks/old-newspaper.ts';
import { driveWordpress } from '#tools/desks/wordpress-driver.ts';
import { startWordpress, type WordpressDesk, whyNoWordpress } from '#tools/desks/wordpress.ts';
import { headOf, type Moved, type Mover, openMover } from '../migration.fake.ts';

const why = whyNoWordpress();
const posts = 60;

const articles = ({ files }: Moved): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(files).filter(([name]) => name.endsWith('.html')));

const redirects = ({ files }: Moved): readonly string[] =>
  (JSON.parse(files['redirects.json'] ?? '') as { readonly rules: readonly { from: string; to: string }[] }).rules
    .map(({ from, to }) => `${from} ${to}`)
    // The export has names for signing in, the API those of addresses.
    .filter((line) => !line.startsWith('/author/nagy.anna '))
    .toSorted();

/** An export holds each term twice, and meta keys that the API does not give. */
const isAlike = ({ element, reason }: LedgerLine): boolean =>
  !/^(?:meta:|term:|comment$)/.test(element) && !/the meta key/.test(reason ?? '');

const ledger = ({ ledger: lines }: Moved): readonly string[] =>
  lines
    .filter(isAlike)
    .map((line) => JSON.stringify(line))
    .toSorted();

describe.skipIf(why !== null)(`a running WordPress${why === null ? '' : ` (${why})`}`, () => {
  let mover: Mover;
  let wordpress: WordpressDesk;
  let [ofSite, ofExport] = [{} as Moved, {} as Moved];

  const move = (source: string, output: string, key: string | null): Promise<Moved> =>
    mover.move(
      { source, output: join(mover.folder, output), fetch: true, allowLoopback: true, types: ['interju'] },
      { key, now: Math.floor(Date.now() / 1000) },
    );

  beforeAll(async () => {
    mover = await openMover();
    wordpress = await startWordpress({ port: await freePort() });
    await fillWordpress(wordpress, posts);
    ofExport = await move(await mover.write('export.xml', await wordpress.wxr()), 'export', null);
    ofSite = await move(wordpress.url, 'site', `${wordpress.user}:${wordpress.password}`);
  }, 500_000);
  afterAll(async () => {
    await wordpress?.stop();
    await mover.end();
  });

  it('gives the articles, pictures, addresses and ledger lines of its own export', () => {
    expect(Object.keys(articles(ofSite)).length).toBeGreaterThan(posts * 0.9);
    expect(articles(ofSite)).toEqual(articles(ofExport));
    expect(redirects(ofSite)).toEqual(redirects(ofExport));
    expect(ledger(ofSite)).toEqual(ledger(ofExport));
  });

  it('gives no closed sentence that readers could see, no password and no address', async () => {
    const closed = Object.values(articles(ofSite)).filter((text) => text.includes('titkos'));
    expect(closed.length).toBeGreaterThan(10);
    for (const text of closed) {
      const { active, gated } = headOf(text);
      expect(active === false || gated === true).toBe(true);
    }
    expect(await readFile(join(mover.folder, 'site/source.ndjson'), 'utf8')).not.toMatch(
      /rejtett-jelszo|desk\.invalid/,
    );
  });

  it('gives a stranger what readers see', async () => {
    const ofStranger = await move(wordpress.url, 'stranger', null);
    expect(JSON.stringify(ofStranger.files)).not.toContain('titkos');
    expect(Object.keys(articles(ofStranger)).length).toBeGreaterThan(posts * 0.6);
  }, 120_000);

  it('gives what editors have changed since, in a new folder', async () => {
    const driver = driveWordpress(wordpress);
    const text = { content: '<p>Új szöveg.</p>' };
    const [draft, trashed] = [
      await driver.create('posts', { ...text, title: 'Vázlat', slug: 'uj-vazlat' }),
      await driver.create('posts', { ...text, title: 'Szemét', slug: 'uj-szemet', status: 'publish' }),
    ];
    const shown = await driver.create('posts', { ...text, title: 'Kiemelt', slug: 'uj-kiemelt', status: 'publish' });
    await driver.schedule({ ...text, title: 'Holnapi', slug: 'uj-holnapi' }, 86_400);
    await driver.stick(shown.id, true);
    await driver.trash('posts', trashed.id);
    await driver.update('posts', draft.id, { title: 'Vázlat, javítva' });
    const moved = await move(wordpress.url, 'later', `${wordpress.user}:${wordpress.password}`);
    const headIn = (slug: string) =>
      Object.entries(articles(moved)).flatMap(([name, html]) => (name.endsWith(`/${slug}.html`) ? [headOf(html)] : []));
    expect(headIn('uj-vazlat')).toMatchObject([{ title: 'Vázlat, javítva', active: false }]);
    expect(headIn('uj-holnapi')).toMatchObject([{ active: false }]);
    expect(headIn('uj-kiemelt')).toMatchObject([{ flags: ['legfontosabb'] }]);
    expect(headIn('uj-szemet')).toEqual([]);
  }, 200_000);
});
