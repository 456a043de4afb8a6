import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { emptyCommonData } from '#core/editorial/common-data/empty-common-data.ts';
import { dictionariesOf, dictionaryFile } from './dictionaries.ts';
import { renderPage } from '#config/wiring/render.tsx';
import { publicAddresses, sitesAt } from '#config/settings/sites.ts';
import { standingArticle } from '#tools/build/dictionaries/standing-article.ts';
import { exampleAssets } from '#core/pages/assets.fake.ts';

const sites = sitesAt(publicAddresses);
const file = dictionaryFile('after', 'ab12');
const client = mkdtempSync(join(tmpdir(), 'client-'));
afterAll(() => rmSync(client, { recursive: true, force: true }));
mkdirSync(join(client, 'assets'));
writeFileSync(join(client, file), 'szótár');

const assets = { ...exampleAssets, dictionaries: { after: `/${file}` } };
const usual = { DICTIONARIES: 'on', PREVIEW: 'off' } as const;
const started = (environment: { DICTIONARIES: 'on' | 'off'; PREVIEW: 'on' | 'off' }) =>
  dictionariesOf({ environment, sites, assets, client });

describe('the dictionaries of a build', () => {
  it('are each for the documents of one site, below its prefix', () => {
    const { dictionaryFor, ownHeadersOf } = started(usual);
    const hash = createHash('sha256').update('szótár').digest('base64');
    expect(dictionaryFor('after /after/film/2026/01/01/x')?.name).toBe(`:${hash}:`);
    expect(dictionaryFor(`${sites[0].slug} /belfold/2026/01/01/x`)).toBeNull();
    expect(ownHeadersOf(`/${file}`)).toEqual(['use-as-dictionary', 'match="/after/*", match-dest=("document")']);
    // Browsers with pages of an earlier build request its dictionary.
    expect(ownHeadersOf('/assets/pages-main-0099.dictionary')).toEqual([
      'use-as-dictionary',
      'match="/*", match-dest=("document")',
    ]);
    expect([ownHeadersOf('/assets/entry.js'), ownHeadersOf('/assets/pages-nobody-00.dictionary')]).toEqual([[], []]);
  });

  it.each([
    ['taken back', { ...usual, DICTIONARIES: 'off' }],
    ['a preview’s', { ...usual, PREVIEW: 'on' }],
  ] as const)('are not used when they are %s', (_, environment) => {
    const off = started(environment);
    expect(off.dictionaryFor('after /after')).toBeNull();
    expect(off.ownHeadersOf(`/${file}`)).toEqual([]);
    expect(off.assets.dictionaries).toBeUndefined();
  });

  it('contain no editorial content that could need removal (R43)', () => {
    for (const site of sites) {
      const draw = (): string =>
        renderPage(standingArticle(sites, site, emptyCommonData.menus), assets, { video: true });
      const text = draw();
      expect(draw()).toBe(text);
      const named = [...text.matchAll(/\/(\d{4}\/\d\d\/\d\d\/[\w-]+)/g)].map(([, path]) => path);
      expect(named.length).toBeGreaterThan(10);
      for (const path of named) expect(path).toMatch(/^2026\/01\/01\/cikk(?:-\d+)?$/);
      for (const [, picture] of text.matchAll(/\/uploads\/([\w-]+)/g))
        expect(picture).toMatch(/^(?:avatar|kep|cover(?:-\d+)?)(?:_\w+)?$/);
      expect(text.includes('rel="compression-dictionary"')).toBe(site.role === 'after');
    }
  });
});
