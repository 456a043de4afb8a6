import { sql } from 'kysely';
import type { Database } from '../../database/connection/open-database.ts';
import { listIndexName } from '../../database/indexes/list-index-name.ts';
import type { CardKey } from '../articles/cards.ts';

export interface BlockRow {
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
const blocksOf = async (db: Database, role: string, place: string, now: number): Promise<readonly BlockRow[]> => {
  const key = sql`json_build_object('id', a.id, 'version', a.version, 'pub_date', a.pub_date)`;
  const { rows } = await sql<BlockRow>`
    select b.id, b.position, b.layout, b.title, b.path, b.block_site, b.size,
      array(select ${key} from block_picks p join articles a on a.id = p.article_id
        where p.block_id = b.id and a.listed_in <> '{}' and a.pub_date <= ${now}
          and (p.from_at is null or p.from_at <= ${now}) and (p.until_at is null or p.until_at > ${now}) order by p.position) as picks,
      array(select ${key} from
        (select * from shelf_items s where s.shelf = b.shelf and s.pub_date <= ${now} and s.pub_date >= ${now} - coalesce(b.max_age, ${now})
          and not exists (select from shelf_items e where e.shelf = ${listIndexName.english(role)} and b.shelf <> e.shelf and e.pub_date = s.pub_date and e.article_id = s.article_id)
          order by s.pub_date desc, s.article_id desc limit b.size + ${spare}) s
        join articles a on a.id = s.article_id order by s.pub_date desc, s.article_id desc) as indexed
    from blocks b where b.site = ${role} and b.place = ${place} order by b.layout <> 'breaking', b.position`.execute(
    db,
  );
  return rows;
};

export interface FilledBlock {
  readonly block: BlockRow;
  readonly keys: readonly CardKey[];
  readonly next: readonly CardKey[];
}

const fill = (blocks: readonly BlockRow[]): readonly FilledBlock[] => {
  const shown = new Set<number>(blocks.flatMap(({ picks, size }) => picks.slice(0, size).map(({ id }) => id)));
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

/** The blocks of a front with their stories at a time (unix seconds), the breaking block first. */
export const filledBlocks = async (
  db: Database,
  role: string,
  place: string,
  now: number,
): Promise<readonly FilledBlock[]> => fill(await blocksOf(db, role, place, now));
