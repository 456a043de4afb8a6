import type { Newsroom } from '../context/newsroom.ts';

interface PlaceCommand {
  readonly desk: number;
  readonly items: readonly { readonly id: string; readonly slug: string; readonly publishedAt: number }[];
}

const escaped = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

const isOf = (slug: string, wanted: string): boolean =>
  slug === wanted || (slug.startsWith(`${wanted}-`) && /^\d+$/.test(slug.slice(wanted.length + 1)));

/**
 * The slug of each item: its own while it wants the same, or that of an article with this slug and time of publication,
 * which was moved in before; otherwise the next free one.
 */
export const placeItems = async (
  { db, reserved }: Newsroom,
  { desk, items }: PlaceCommand,
): Promise<{ readonly slugs: Readonly<Record<string, string>> }> => {
  const slugs: Record<string, string> = {};
  const given = new Set<string>(reserved.slugs);
  for (const { id, slug, publishedAt } of items) {
    // Hidden copies of drafts have such slugs.
    const wanted = slug.replace(/^(?=elonezet-\d+-)/, 'cikk-');
    const near = [wanted, `${escaped(wanted)}-%`] as const;
    const owned = await db
      .selectFrom('follow_items')
      .select(['desk_id', 'remote_id', 'slug'])
      .where((item) => item.or([item('slug', '=', near[0]), item('slug', 'like', near[1])]))
      .execute();
    const own = owned.find((item) => item.desk_id === desk && item.remote_id === id);
    if (typeof own?.slug === 'string' && isOf(own.slug, wanted)) {
      slugs[id] = own.slug;
      given.add(own.slug);
      continue;
    }
    const articles = await db
      .selectFrom('articles')
      .select(['slug', 'pub_date', 'parent_id'])
      .where((article) => article.or([article('slug', '=', near[0]), article('slug', 'like', near[1])]))
      .execute();
    const others = new Set(owned.map((item) => item.slug));
    const isFree = (slug: string): boolean => {
      if (given.has(slug) || others.has(slug)) return false;
      const found = articles.find((article) => article.slug === slug);
      return found === undefined || (found.parent_id === null && found.pub_date === publishedAt);
    };
    let free = wanted;
    for (let number = 2; !isFree(free); number += 1) free = `${wanted}-${number}`;
    slugs[id] = free;
    given.add(free);
  }
  return { slugs };
};
