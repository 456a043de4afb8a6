import { sql } from 'kysely';
import { z } from 'zod';
import type { SiteTable } from '../../database/schema/schema.ts';
import type { CardKey } from '../../editorial/articles/cards.ts';
import { slugOfSite } from '../../editorial/articles/sites.ts';
import type { Call, ApiContext } from '../context/api-context.ts';
import { between, readParameters } from '../context/parameters.ts';
import { newestOn } from './read-list-index.ts';
import { listIndexName } from '../../database/indexes/list-index-name.ts';
import type { Summary } from '../../editorial/articles/summary.ts';

interface BlockRow {
  readonly id: number;
  readonly position: number;
  readonly layout: string;
  readonly title: string;
  readonly path: string | null;
  readonly block_site: string | null;
  readonly size: number;
  readonly picks: readonly CardKey[];
  readonly indexed: readonly CardKey[];
}

/** Extra candidates per block, because earlier blocks may take some of them. */
const spare = 20;
/** Extra items sent per block, for fronts where some are already shown elsewhere. */
const toldSpare = 4;

/**
 * Blocks choose in this order: the breaking block first, then top to bottom. English articles fill only English blocks,
 * unless picked.
 */
const blocksOf = async ({ db, now }: ApiContext, site: SiteTable, place: string): Promise<readonly BlockRow[]> => {
  const key = sql`json_build_object('id', a.id, 'version', a.version, 'pub_date', a.pub_date)`;
  const { rows } = await sql<BlockRow>`
    select b.id, b.position, b.layout, b.title, b.path, b.block_site, b.size,
      array(select ${key} from block_picks p join articles a on a.id = p.article_id
        where p.block_id = b.id and a.listed_in <> '{}' and a.pub_date <= ${now()} order by p.position) as picks,
      array(select ${key} from
        (select * from shelf_items s where s.shelf = b.shelf and s.pub_date <= ${now()} and s.pub_date >= ${now()} - coalesce(b.max_age, ${now()})
          and not exists (select from shelf_items e where e.shelf = ${listIndexName.english(site.role)} and b.shelf <> e.shelf and e.pub_date = s.pub_date and e.article_id = s.article_id)
          order by s.pub_date desc, s.article_id desc limit b.size + ${spare}) s
        join articles a on a.id = s.article_id order by s.pub_date desc, s.article_id desc) as indexed
    from blocks b where b.site = ${site.role} and b.place = ${place} order by b.layout <> 'breaking', b.position`.execute(
    db,
  );
  return rows;
};

const fill = (
  blocks: readonly BlockRow[],
): readonly { readonly block: BlockRow; readonly keys: readonly CardKey[]; readonly next: readonly CardKey[] }[] => {
  const shown = new Set<number>(blocks.flatMap(({ picks }) => picks.map(({ id }) => id)));
  const filled = blocks.map((block) => {
    const room = Math.max(0, block.size - block.picks.length);
    const fresh = block.indexed.filter(({ id }) => !shown.has(id)).slice(0, room);
    for (const { id } of fresh) shown.add(id);
    return { block, keys: [...block.picks.slice(0, block.size), ...fresh] };
  });
  return filled.map(({ block, keys }) => ({
    block,
    keys,
    next: block.picks.length >= block.size ? [] : block.indexed.filter(({ id }) => !shown.has(id)).slice(0, toldSpare),
  }));
};

const blocksJson = async (context: ApiContext, site: SiteTable, place: string) => {
  const filled = fill(await blocksOf(context, site, place)).filter(({ keys }) => keys.length > 0);
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
  answer: async (context, { site, path }) => ({
    items: await newestOn(context, { shelf: listIndexName.section(site.role, path.slug ?? '') }, 8),
  }),
};
