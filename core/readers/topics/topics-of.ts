import type { Article } from '../../editorial/articles/article.ts';
import type { Topic } from './topic.ts';

/** What a topic asks of an article. */
export type TopicalArticle = Pick<Article, 'siteSlug' | 'adult' | 'pr' | 'english' | 'flags'> & {
  readonly tags: readonly { readonly slug: string }[];
  readonly superTags: readonly { readonly slug: string }[];
};

const share = (wanted: readonly string[], there: readonly string[]): boolean =>
  wanted.some((one) => there.includes(one));

/**
 * The topics of whose followers an article is for, in their order. None of an advertisement, of what is for adults, or
 * of another language: nobody asked to be woken for those.
 */
export const topicsOf = (
  { siteSlug, adult, pr, english, flags, tags, superTags }: TopicalArticle,
  topics: readonly Topic[],
  roleOf: (siteSlug: string) => Topic['site'] | null,
): readonly Topic[] =>
  adult || pr || english
    ? []
    : topics.filter(
        (topic) =>
          topic.site === roleOf(siteSlug) &&
          (share(
            topic.sections,
            superTags.map(({ slug }) => slug),
          ) ||
            share(
              topic.tags,
              tags.map(({ slug }) => slug),
            ) ||
            share(topic.flags, flags)),
      );
