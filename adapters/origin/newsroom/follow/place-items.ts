import { sql } from 'kysely';
import type { Database } from '../../database/connection/open-database.ts';
import type { SiteKey } from '../../database/schema/origin-site.ts';
import { CommandFailure } from '../context/command-failure.ts';
import type { Newsroom } from '../context/newsroom.ts';
import { requireLead } from './require-lead.ts';

interface PlacedItem {
  readonly id: string;
  readonly slug: string;
  readonly publishedAt: number;
}

interface PlaceCommand {
  readonly desk: number;
  readonly items: readonly PlacedItem[];
}

interface Place {
  readonly desk: number;
  readonly site: SiteKey;
  readonly reserved: ReadonlySet<string>;
}

const escaped = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

const isOf = (slug: string, wanted: string): boolean =>
  slug === wanted || (slug.startsWith(`${wanted}-`) && /^\d+$/.test(slug.slice(wanted.length + 1)));

const slugFor = async (all: Database, { desk, site, reserved }: Place, item: PlacedItem): Promise<string> => {
  // Hidden copies of drafts have such slugs.
  const wanted = item.slug.replace(/^(?=elonezet-\d+-)/, 'cikk-');
  const near = [wanted, `${escaped(wanted)}-%`] as const;
  const items = await all
    .selectFrom('follow_items')
    .select(['desk_id', 'remote_id', 'slug', 'why'])
    .where((one) => one.or([one('slug', '=', near[0]), one('slug', 'like', near[1])]))
    .execute();
  const articles = await all
    .selectFrom('articles')
    .select(['slug', 'site', 'pub_date', 'parent_id'])
    .where((one) => one.or([one('slug', '=', near[0]), one('slug', 'like', near[1])]))
    .execute();
  const articleWith = (slug: string) => articles.find((one) => one.slug === slug);
  const mayBeHere = (slug: string): boolean => {
    const { site: of = site, parent_id: parent = null } = articleWith(slug) ?? {};
    return of === site && parent === null;
  };
  const own = items.filter(
    ({ desk_id: of, remote_id: id, why }) =>
      of === desk && (id === item.id || (id.startsWith('old:') && why === item.id)),
  );
  const current = own.find(({ remote_id: id }) => id === item.id)?.slug ?? '';
  const ownSlugs = [current, ...own.map(({ slug }) => slug ?? '')];
  const isFree = (slug: string): boolean =>
    !reserved.has(slug) &&
    !items.some((one) => one.slug === slug) &&
    (articleWith(slug)?.pub_date ?? item.publishedAt) === item.publishedAt &&
    mayBeHere(slug);
  let free = wanted;
  for (let number = 2; !isFree(free); number += 1) free = `${wanted}-${number}`;
  return ownSlugs.find((slug) => isOf(slug, wanted) && mayBeHere(slug)) ?? free;
};

/** Stores the slug at once, as that of an unknown article, and an earlier one beside it: a process may end after this. */
const claim = async (all: Database, desk: number, { id, publishedAt }: PlacedItem, slug: string): Promise<void> => {
  await sql`insert into follow_items (desk_id, remote_id, print, hash, slug, modified, state, why)
    select desk_id, 'old:' || slug, '', '', slug, modified, state, remote_id from follow_items
    where desk_id = ${desk} and remote_id = ${id} and slug <> ${slug}
    on conflict (desk_id, remote_id) do update set why = excluded.why`.execute(all);
  await sql`insert into follow_items as i (desk_id, remote_id, print, hash, slug, modified, state) values (${desk}, ${id}, '', '', ${slug}, ${Math.min(0, publishedAt)}, 'shown')
    on conflict (desk_id, remote_id) do update set print = '', hash = '', slug = excluded.slug where i.slug is distinct from excluded.slug`.execute(
    all,
  );
};

/**
 * The slug of each item: its own while it wants the same, or that of an article of its site with this slug and time of
 * publication, which was moved in before; otherwise the next free one. It belongs to the item from then on.
 */
export const placeItems = (
  { db, reserved, lead }: Newsroom,
  { desk, items }: PlaceCommand,
): Promise<{ readonly slugs: Readonly<Record<string, string>> }> =>
  db.transaction().execute(async (all) => {
    await requireLead(all, { lead });
    // Desks of several processes must not claim the same slug.
    await sql`lock table follow_items in share row exclusive mode`.execute(all);
    const found = await all.selectFrom('follow_desks').select('site').where('id', '=', desk).executeTakeFirst();
    if (found === undefined) throw new CommandFailure('no-desk', String(desk));
    const place = { desk, site: found.site, reserved: new Set(reserved.slugs) };
    const slugs: Record<string, string> = {};
    for (const item of items) {
      const slug = await slugFor(all, place, item);
      await claim(all, desk, item, slug);
      slugs[item.id] = slug;
    }
    return { slugs };
  });
