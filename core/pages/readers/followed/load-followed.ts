import { errAsync, okAsync, type ResultAsync } from 'neverthrow';
import type { Article, PublishedCard } from '../../../editorial/articles/article.ts';
import { addressSite } from '../../../editorial/articles/address-site.ts';
import { pathFor } from '../../../editorial/articles/home-address.ts';
import { plainText } from '../../../editorial/articles/plain-text.ts';
import { publicArticle, showTo } from '../../../editorial/articles/visible-article.ts';
import type { Site } from '../../../addresses/sites/site.ts';
import type { Failure } from '../../../failure/failure.ts';
import type { FollowedKey } from '../../../readers/followed/followed-list.ts';
import type { ListFilter } from '../../../editorial/lists/article-list.ts';
import { postCard } from '../../../editorial/live-blogs/post-card.ts';
import { postHeadline } from '../../../editorial/live-blogs/post-title.ts';
import { supplementPath } from '../../../editorial/supplements/supplement-tab.ts';
import { truncate } from '../../../wording/truncate.ts';
import type { PageNeeds } from '../../needs.ts';

export type FollowedNeeds = Pick<PageNeeds, 'lists' | 'articles' | 'supplements' | 'sites' | 'linkTo' | 'clock'>;

export interface Loaded {
  readonly name: string;
  readonly path: string | null;
  readonly cards: readonly PublishedCard[];
}

/** Equals the length of the merged list, so no new item is missed. */
export const maxShown = 30;

const maxPosts = 10;

/** Characters. */
const maxLeadLength = 200;

const nothing: Loaded = { name: '', path: null, cards: [] };

const listed = (
  { lists }: FollowedNeeds,
  site: Site,
  filter: ListFilter,
  place: { readonly path: string | null; readonly name?: string },
): ResultAsync<Loaded, Failure> =>
  lists
    .filtered(site.slug, filter, null, maxShown)
    .map(({ items, title }) =>
      items.length === 0 ? nothing : { name: place.name ?? title, path: place.path, cards: items },
    );

/** A reader's address does not say which site of the domain has the article. */
const articleAt = (
  { articles }: FollowedNeeds,
  [site, ...others]: readonly Site[],
  slug: string,
): ResultAsync<{ readonly article: Article; readonly site: Site } | null, Failure> =>
  site === undefined
    ? okAsync(null)
    : articles
        .bySlug(site.slug, slug, null, null)
        .map((article) => ({ article, site }))
        .orElse((failure) =>
          failure.kind === 'not-found' ? articleAt({ articles } as FollowedNeeds, others, slug) : errAsync(failure),
        );

const isPublic = ({ clock }: FollowedNeeds, article: Article): boolean => {
  const now = clock.now();
  const shown = showTo(article, { loggedIn: false, now });
  return shown !== null && publicArticle(shown.article, now) !== null;
};

/** Public posts of a live blog (R42, R47). Empty for other articles. */
const liveBlog = (needs: FollowedNeeds, site: Site, slug: string): ResultAsync<Loaded, Failure> => {
  const family = [
    site,
    ...needs.sites.filter(({ domain, slug: other }) => domain === site.domain && other !== site.slug),
  ];
  return articleAt(needs, family, slug).andThen((found) => {
    if (found === null || found.article.type !== 'liveblog' || !isPublic(needs, found.article)) return okAsync(nothing);
    const { article, site: asked } = found;
    const owner = addressSite(needs.sites, site, article.siteSlug);
    return needs.articles.posts(asked.slug, article.id, null, null).map(({ posts, pinned }) => ({
      name: article.title,
      path: pathFor(needs, site, article),
      cards: [...pinned, ...posts].slice(0, maxPosts).map((post) => ({
        ...postCard(needs.linkTo, post, article, owner),
        title: postHeadline(post, article.title),
        // A post without a title already uses its first words as title.
        lead: post.title === '' || article.gated ? '' : truncate(plainText(post.body), maxLeadLength),
      })),
    }));
  });
};

/** An unknown name gives an empty result, not a failure. */
export const loadFollowed = (
  needs: FollowedNeeds,
  site: Site,
  { kind, slug }: FollowedKey,
): ResultAsync<Loaded, Failure> => {
  const { linkTo, supplements } = needs;
  switch (kind) {
    case 'tag':
      return listed(needs, site, { by: 'tag', value: slug }, { path: linkTo('articles_by_tag', { fullPath: slug }) });
    case 'author':
      return listed(
        needs,
        site,
        { by: 'author', value: slug },
        { path: linkTo('articles_by_author', { fullPath: slug }) },
      );
    case 'story': {
      const supplement = site.role === 'main' ? supplements.find((one) => one.slug === slug) : undefined;
      const [tab] = supplement?.tabs ?? [];
      return supplement === undefined || tab === undefined
        ? liveBlog(needs, site, slug)
        : listed(
            needs,
            site,
            { by: 'mstag', value: slug },
            { path: supplementPath(supplement, tab), name: supplement.title },
          );
    }
  }
};
