import { sql } from 'kysely';
import type { Database } from '../database/connection/open-database.ts';
import { insertRows } from '../database/connection/insert-rows.ts';
import { listIndexName } from '../database/indexes/list-index-name.ts';
import { slugOf } from './slug-of.ts';
import type { Podcast } from './podcast.ts';
import type { Block } from './newsroom-content.ts';

const shelfOf = ({ site, of, shelf }: Block): string | null => {
  if (shelf === undefined) return null;
  const scope = of ?? site;
  if (!('value' in shelf)) return shelf.of === 'newest' ? listIndexName.newest(scope) : listIndexName.site(scope);
  const from = shelf.site ?? scope;
  if (shelf.of === 'section') return listIndexName.section(from, shelf.value);
  return listIndexName[shelf.of](from, shelf.of === 'tag' ? slugOf(shelf.value) : shelf.value);
};

export const blockRow = (block: Block): object => ({
  site: block.site,
  place: block.place,
  position: block.position,
  layout: block.layout,
  title: block.title,
  path: block.path,
  block_site: block.of ?? null,
  shelf: shelfOf(block),
  size: block.size,
  max_age: block.maxAge ?? null,
});

export const loadBlocks = async (db: Database, blocks: readonly Block[]): Promise<void> => {
  await insertRows(
    db,
    'blocks',
    ['site', 'place', 'position', 'layout', 'title', 'path', 'block_site', 'shelf', 'size', 'max_age'],
    blocks.map(blockRow),
  );
  const picks = blocks.flatMap(({ site, place, position, picks: slugs }) =>
    (slugs ?? []).map((article, at) => ({ site, place, position, article, at })),
  );
  await sql`insert into block_picks select b.id, a.id, r.at
    from json_to_recordset(${JSON.stringify(picks)}::json) as r(site text, place text, position int, article text, at int)
    join blocks b using (site, place, position) join articles a on a.slug = r.article on conflict do nothing`.execute(
    db,
  );
};

const nothingSaid = { description: '', author: '', category: '', explicit: false, serial: false, image: null };

export const loadPodcasts = async (db: Database, podcasts: readonly Podcast[]): Promise<void> => {
  await insertRows(
    db,
    'podcasts',
    ['slug', 'name', 'page', 'site', 'description', 'author', 'category', 'explicit', 'serial', 'image'],
    podcasts.map(({ about = nothingSaid, ...podcast }) => ({ ...podcast, ...about })),
  );
  const episodes = podcasts.flatMap(({ slug: podcast, episodes: list }) =>
    list.map((episode) => ({ podcast, ...episode })),
  );
  await sql`insert into episodes (podcast_id, slug, title, source_url, image, duration, pub_date, article_slug, chapters, transcript)
    select p.id, r.slug, r.title, r."sourceUrl", r.image, r.duration, r."publishedAt", r.article, coalesce(r.chapters, '[]'), coalesce(r.transcript, '[]')
    from json_to_recordset(${JSON.stringify(episodes)}::json)
      as r(podcast text, slug text, title text, "sourceUrl" text, image text, duration int, "publishedAt" int8, article text, chapters json, transcript json)
    join podcasts p on p.slug = r.podcast on conflict do nothing`.execute(db);
};
