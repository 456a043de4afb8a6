import { describe, expect, it } from 'vitest';
import type { PlacedLine } from '../../ads/choose-sponsored-line.ts';
import { fiveSites } from '../../addresses/sites/five-sites.fake.ts';
import type { RouteParams } from '../../addresses/paths/to-params.ts';
import { routeNames } from '../pages.ts';
import { sponsoredLineOn } from './sponsored-line-on.ts';

const now = 1_800_000_000;
const bought = (description: string, rule: Partial<PlacedLine>): PlacedLine => ({
  avCode: 'https://av.example/',
  ctLink: 'https://partner.example/',
  cssClass: '',
  description,
  active: true,
  ...rule,
});

const [main] = fiveSites;
const lineOn = (name: string, lines: readonly PlacedLine[], params: RouteParams = {}, content: unknown = null) =>
  sponsoredLineOn({ site: main, route: { name, params }, query: '' }, content, lines, now)?.description ?? null;

const article = (answer: 'show' | 'suppress') => ({
  article: { section: { slug: 'gazdasag' }, tags: [{ slug: 'lakas' }, { slug: 'hitel' }] },
  ads: { answer },
});

describe('the sponsored line on a page', () => {
  const section = bought('rovat', { listPage: true, mainSuperTags: ['gazdasag'] });
  const tagged = bought('címke', { listPage: true, tags: [['lakas', 'hitel'], ['autok']] });
  const front = bought('címlap', { frontPageSlug: main.slug });
  const newest = bought('friss', { newest: true });
  const lines = [section, tagged, front, newest];

  it('is the first that fits it', () => {
    expect(lineOn('articles_by_mstag', lines, { fullPath: 'gazdasag' })).toBe('rovat');
    expect(lineOn('articles_by_mstag', lines, { fullPath: 'sport' })).toBeNull();
    expect(lineOn('articles_by_tag', lines, { fullPath: 'autok' })).toBe('címke');
    expect(lineOn('index', lines)).toBe('címlap');
    expect(lineOn('legfrissebb', lines)).toBe('friss');
  });

  it('is on an article by its section or its topics, and on none that is without ads', () => {
    expect(lineOn('single_article', lines, {}, article('show'))).toBe('rovat');
    expect(lineOn('liveblog_article', [tagged], {}, article('show'))).toBe('címke');
    expect(lineOn('single_article', lines, {}, article('suppress'))).toBeNull();
  });

  it('is absent where readers type personal data, and outside of fronts, lists and articles', () => {
    const anywhere = bought('bárhol', { newest: true, listPage: true, frontPageSlug: main.slug });
    const bearing = routeNames.filter((name) => lineOn(name, [anywhere], {}, article('show')) !== null);
    expect(bearing.toSorted()).toEqual([
      'after',
      'articles_by_author',
      'articles_by_mstag',
      'articles_by_site',
      'articles_by_tag',
      'english',
      'g7',
      'index',
      'karakter',
      'legfrissebb',
      'list',
      'liveblog_article',
      'single_article',
    ]);
  });

  it('reveals no other page where it may appear', () => {
    const told = sponsoredLineOn({ site: main, route: { name: 'index', params: {} }, query: '' }, null, [front], now);
    expect(Object.keys(told ?? {}).toSorted()).toEqual(['avCode', 'cssClass', 'ctLink', 'description']);
  });
});
