import type { Article } from '../../editorial/articles/article.ts';
import type { Topic } from './topic.ts';

export type TopicalArticle = Pick<Article, 'siteSlug' | 'adult' | 'pr' | 'english' | 'flags'> & {
  readonly tags: readonly { readonly slug: string }[];
  readonly superTags: readonly { readonly slug: string }[];
};

const share = (wanted: readonly string[], there: readonly string[]): boolean =>
  wanted.some((one) => there.includes(one));

/** No notifications for advertisements, adult content or articles in English. */
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
