import { describe, expect, it } from 'vitest';
import type { PublishedCard } from '../articles/article.ts';
import type { BlockLayout, FrontBlock } from './front-block.ts';
import { frontParts, type WholeFront } from './front-parts.ts';

const cards = (count: number, from: number): readonly PublishedCard[] =>
  Array.from({ length: count }, (_, at) => ({ id: from + at }) as PublishedCard);

const blockOf = (position: number, layout: BlockLayout, siteSlug: string | null = null): FrontBlock => ({
  position,
  layout,
  title: '',
  path: null,
  siteSlug,
  items: cards(8, position * 100),
});

const frontOf = (changes: Partial<WholeFront> = {}): WholeFront => ({
  breaking: blockOf(1000, 'breaking'),
  blocks: [blockOf(1, 'lead'), blockOf(2, 'row'), blockOf(3, 'list'), blockOf(4, 'opinion'), blockOf(5, 'grid')],
  autoBlock: blockOf(6, 'grid'),
  newest: [],
  important: cards(4, 910),
  favorite: cards(4, 920),
  special: cards(4, 930),
  pr: [],
  strips: [blockOf(7, 'strip', 'after'), blockOf(8, 'strip', 'g7')],
  episodes: [{ slug: 'adas' }] as unknown as WholeFront['episodes'],
  episodesAfter: 3,
  ...changes,
});

const kinds = (content: Parameters<typeof frontParts>[0]): readonly string[] =>
  frontParts(content).rest.map((part) => (part.kind === 'block' ? part.block.layout : part.kind));

describe('frontParts', () => {
  it('shows every block, strip, ranked list and the podcasts exactly once', () => {
    const content = frontOf();
    const { lead, zone, rest } = frontParts(content);
    expect([lead, ...zone].map((block) => block?.position)).toEqual([1, 2, 3]);
    expect(rest.filter(({ kind }) => kind === 'block')).toHaveLength(3);
    expect(rest.filter(({ kind }) => kind === 'strip')).toHaveLength(2);
    expect(
      kinds(content)
        .filter((kind) => ['important', 'favorite', 'podcasts', 'special'].includes(kind))
        .sort(),
    ).toEqual(['favorite', 'important', 'podcasts', 'special']);
  });

  it('sets something between two strips and between two ranked lists while there are blocks enough', () => {
    const shown = kinds(frontOf());
    shown.forEach(
      (kind, index) => ['strip', 'important', 'favorite'].includes(kind) && expect(shown[index + 1]).not.toBe(kind),
    );
  });

  it('puts the podcasts below as many blocks as the editors say', () => {
    expect(kinds(frontOf({ episodesAfter: 4, strips: [], important: [], favorite: [], special: [] }))).toEqual([
      'grid',
      'podcasts',
      'opinion',
      'grid',
    ]);
    expect(kinds(frontOf({ episodesAfter: 99, strips: [], important: [], favorite: [], special: [] })).at(-1)).toBe(
      'podcasts',
    );
  });

  it('puts the drawn block as low as possible without a neighbour of the same layout', () => {
    const shapes = (autoBlock: WholeFront['autoBlock']) =>
      kinds(frontOf({ autoBlock, episodes: [], strips: [], important: [], favorite: [], special: [] }));
    expect(shapes(blockOf(6, 'row'))).toEqual(['opinion', 'grid', 'row']);
    expect(shapes(blockOf(6, 'grid'))).toEqual(['grid', 'opinion', 'grid']);
    expect(shapes(null)).toEqual(['opinion', 'grid']);
  });

  it('ends with what partners paid for', () => {
    expect(kinds(frontOf({ pr: cards(2, 940) })).at(-1)).toBe('partners');
  });

  it('does without a lead and without podcasts', () => {
    const content = frontOf({
      blocks: [blockOf(1, 'row')],
      autoBlock: null,
      episodes: [],
      strips: [],
      important: [],
      favorite: [],
      special: [],
    });
    expect(frontParts(content)).toEqual({ lead: null, zone: [content.blocks[0]], rest: [] });
  });
});
