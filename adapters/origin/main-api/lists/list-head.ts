import type { SiteTable } from '../../database/schema/schema.ts';
import type { Filter } from './filter.ts';
import type { ApiContext } from '../context/api-context.ts';
import type { AuthorSummary } from '../../editorial/articles/summary.ts';

interface Head {
  readonly title: string;
  readonly rss: string | null;
  readonly description: string;
  readonly author: AuthorSummary | null;
}

const head = (title: string, rss: string | null = null, author: AuthorSummary | null = null): Head => ({
  title,
  rss,
  description: '',
  author,
});

/** The head of an empty list: a label without public articles counts as unknown (R42). */
export const noHead = head('');

const flagTitles: Readonly<Record<string, string>> = {
  legfontosabb: 'Legfontosabb',
  kedvenc: 'Kedvenceink',
  english: 'English',
  live: 'Élő',
};

const ofAuthor = async ({ db }: ApiContext, slug: string): Promise<Head> => {
  const author = await db
    .selectFrom('authors')
    .select(['slug', 'name', 'title', 'avatar as avatarSrc'])
    .where('slug', '=', slug)
    .executeTakeFirst();
  return head(author?.name ?? '', author === undefined ? null : `/rss/szerzo/${slug}`, author ?? null);
};

const ofSection = async ({ db }: ApiContext, site: SiteTable, slug: string): Promise<Head> => {
  const section = await db
    .selectFrom('super_tags')
    .select('name')
    .where('site', '=', site.role)
    .where('slug', '=', slug)
    .executeTakeFirst();
  return head(section?.name ?? '', section === undefined ? null : `/rss${site.path_prefix}/rovat/${slug}`);
};

const ofTag = async ({ db }: ApiContext, slug: string): Promise<Head> => {
  const tag = await db.selectFrom('tags').select('name').where('slug', '=', slug).executeTakeFirst();
  return head(tag?.name ?? '', tag === undefined ? null : `/rss/cimke/${slug}`);
};

export const headOf = async (context: ApiContext, site: SiteTable, filter: Filter | undefined): Promise<Head> => {
  switch (filter?.by) {
    case 'author':
      return ofAuthor(context, filter.value);
    case 'mstag':
      return ofSection(context, site, filter.value);
    case 'tag':
      return ofTag(context, filter.value);
    case 'flag':
      return head(flagTitles[filter.value] ?? '', filter.value === 'english' ? '/rss/rovat/english' : null);
    case 'site': {
      const listed = context.sites.bySlug.get(filter.value);
      return head(
        listed?.name ?? '',
        listed !== undefined && listed.path_prefix !== '' ? `/rss/rovat/${listed.role}` : null,
      );
    }
    default:
      return noHead;
  }
};
