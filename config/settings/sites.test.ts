import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { siteKeys } from '#adapters/origin/database/schema/origin-site.ts';
import { siteRoles } from '#core/addresses/sites/site.ts';
import { pageOfFeed } from '#core/editorial/lists/page-of-feed.ts';
import { addressResolverOf } from '../wiring/installation.ts';
import { publicAddresses, sitesAt } from './sites.ts';

const root = resolve(import.meta.dirname, '../..');
const styles = readFileSync(join(root, 'ui/styles/base/sites.css'), 'utf8');
const sites = sitesAt(publicAddresses);
const { judge, linkTo } = addressResolverOf(sites, 'https://bolt.example/');

const opened = (path: string) => {
  const { outcome, site, route } = judge({ host: sites[0].domain, path, query: '' });
  return [outcome, site?.site.role, route?.name];
};

describe('the sites', () => {
  it('play each part once, and the origin knows the same parts', () => {
    expect(sites.map(({ role }) => role).toSorted()).toEqual([...siteRoles].toSorted());
    expect([...siteKeys].toSorted()).toEqual([...siteRoles].toSorted());
  });
});

describe.each(sites.map((site) => [site.role, site] as const))('the site %s', (role, site) => {
  it('has its own colours', () => {
    const selector = role === 'main' ? '[data-site]' : `[data-site='${role}']`;
    const block = styles.split(`\n${selector} {`)[1]?.split('}')[0] ?? '';
    expect(block).toMatch(/--accent: [^]*--band: /);
  });

  it('has its icons and its picture for sharing (tools/draw-icons.mjs)', () => {
    const icons = ['180', '192', '512', 'maskable-512', 'show'].map((kind) => `/icons/${role}-${kind}.png`);
    const pictures = [...icons, site.shareLogo, site.mobileCovers.square, site.mobileCovers.fourThirds];
    expect(pictures.filter((picture) => !existsSync(join(root, 'ui/public', picture)))).toEqual([]);
  });
});

describe.each(sites.filter(({ pathPrefix }) => pathPrefix !== '').map((site) => [site.pathPrefix, site] as const))(
  'below %s',
  (prefix, { role }) => {
    it('opens the front, sections, articles and archive of its site', () => {
      const [outcome, site] = opened(prefix);
      expect([outcome, site]).toEqual(['page', role]);
      expect(opened(`${prefix}/rovat/hirek`)).toEqual(['page', role, 'articles_by_mstag']);
      expect(opened(`${prefix}/hirek/2026/11/22/cikk`)).toEqual(['page', role, 'single_article']);
      expect(opened(`${prefix}/archivum`)).toEqual(['page', role, 'archivum']);
    });

    it('opens the list that its feed repeats, and links lead to it', () => {
      expect(pageOfFeed(sites)(`/rss/rovat/${role}`)).toBe(prefix);
      expect(linkTo('articles_by_site', { site: prefix.slice(1) })).toBe(prefix);
    });
  },
);
