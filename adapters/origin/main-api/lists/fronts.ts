import { z } from 'zod';
import type { SiteTable } from '../../database/schema/schema.ts';
import type { CardKey } from '../../editorial/articles/cards.ts';
import { filledBlocks } from '../../editorial/fronts/filled-blocks.ts';
import { slugOfSite } from '../../editorial/articles/sites.ts';
import type { Call, ApiContext } from '../context/api-context.ts';
import { between, readParameters } from '../context/parameters.ts';
import { movedLabels } from './moved-labels.ts';
import { newestOn } from './read-list-index.ts';
import { listIndexName } from '../../database/indexes/list-index-name.ts';
import type { Summary } from '../../editorial/articles/summary.ts';

const blocksJson = async (context: ApiContext, site: SiteTable, place: string) => {
  const all = await filledBlocks(context.db, site.role, place, context.now());
  const filled = all.filter(({ keys }) => keys.length > 0);
  const cards = new Map(
    (await context.cards.of(filled.flatMap(({ keys, next }) => [...keys, ...next]))).map((card) => [card.id, card]),
  );
  const found = (keys: readonly CardKey[]): readonly Summary[] =>
    keys.map(({ id }) => cards.get(id)).filter((card): card is Summary => card !== undefined);
  return filled
    .map(({ block: { position, layout, title, path, block_site: of, picks, size }, keys, next }) => ({
      position,
      layout,
      title,
      path,
      siteSlug: of && slugOfSite(context.sites, of),
      items: found(keys),
      picked: Math.min(picks.length, size),
      spare: found(next),
    }))
    .sort((one, other) => one.position - other.position);
};

export const news: Call = {
  path: '/api/index/news',
  answer: async (context, { site }) => ({ blocks: await blocksJson(context, site, 'news') }),
};

export const boxes: Call = {
  path: '/api/index/boxes',
  answer: async (context, { site }) => ({ boxes: await blocksJson(context, site, 'boxes') }),
};

const noBlock = { position: 0, layout: 'list', title: '', path: null, siteSlug: null, items: [] };

export const autoBlock: Call = {
  path: '/api/index/auto-block',
  answer: async (context, { site, query }) => {
    const { v } = readParameters(z.object({ v: between(1, 4) }), query);
    return (await blocksJson(context, site, `auto-${v}`))[0] ?? noBlock;
  },
};

export const sectionNewest: Call = {
  path: '/api/index/mstag/:slug',
  answer: async (context, { site, path }) => {
    const slug = (await movedLabels(context)).slugOfNow('section', site.role, path.slug ?? '');
    return { items: await newestOn(context, { shelf: listIndexName.section(site.role, slug) }, 8) };
  },
};
