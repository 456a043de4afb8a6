import { plainText } from '../body/plain-text.ts';
import type { Label, Outline } from '../moved/moved-article.ts';
import type { WxrIndex } from './wxr-index.ts';
import { fieldOf, isCategory, isTag, metaOf, namedTerms, pathOf, publishedAt, stateOf, typeOf } from './wxr-item.ts';
import type { WxrItem } from './wxr-record.ts';

export interface WxrTime {
  readonly zone: string;
  /** Unix seconds. */
  readonly now: number;
}

interface Filed {
  readonly section: Label | null;
  readonly alsoIn: readonly Label[];
}

const decodeSlug = (slug: string): string => {
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
};

const labelOf = (index: WxrIndex, slug: string): Label => {
  const { name } = index.categories.get(slug) ?? { name: slug };
  return { slug, name };
};

export const filed = (index: WxrIndex, item: WxrItem): Filed => {
  const own = namedTerms(item).filter(({ domain }) => isCategory(domain));
  const first = metaOf(item, '_yoast_wpseo_primary_category', 'rank_math_primary_category');
  const primary = index.categoryIds.get(first);
  const slugs = own.map(({ slug }) => slug);
  const main = primary !== undefined && slugs.includes(primary) ? primary : slugs[0];
  if (main === undefined) return { section: null, alsoIn: [] };
  const others = new Set([...slugs, ...slugs.flatMap((slug) => index.ancestors(slug))]);
  others.delete(main);
  return { section: labelOf(index, main), alsoIn: [...others].map((slug) => labelOf(index, slug)) };
};

const tagsOf = (item: WxrItem): readonly string[] => [
  ...new Set(
    namedTerms(item)
      .filter(({ domain }) => isTag(domain))
      .map(({ name }) => plainText(name)),
  ),
];

const addressesOf = (item: WxrItem): readonly string[] => {
  const id = fieldOf(item, 'wp:post_id');
  const link = pathOf(fieldOf(item, 'link'));
  const own = link === null || link === '/' || link.includes('?') ? [] : [link];
  const old = own.flatMap((path) =>
    item.meta
      .filter(([key, value]) => key === '_wp_old_slug' && value !== '')
      .map(([, value]) => path.replace(/[^/]+(?=\/?$)/, value)),
  );
  const number = `/?${typeOf(item) === 'page' ? 'page_id' : 'p'}=${id}`;
  return [...own, ...old, ...(id === '' ? [] : [number])];
};

export const outlineOf = (index: WxrIndex, item: WxrItem, { zone, now }: WxrTime): Outline => ({
  id: `${typeOf(item)}-${fieldOf(item, 'wp:post_id') || fieldOf(item, 'guid') || fieldOf(item, 'link')}`,
  slug: decodeSlug(fieldOf(item, 'wp:post_name')),
  title: plainText(fieldOf(item, 'title')),
  readers: stateOf(item, zone, now)?.readers ?? 'hidden',
  publishedAt: publishedAt(item, zone),
  isPage: typeOf(item) === 'page',
  section: filed(index, item).section,
  tags: tagsOf(item),
  addresses: addressesOf(item),
});
