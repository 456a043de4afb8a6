import type { FollowedEntry } from '#adapters/newsroom-contract/follow.ts';
import { isTakenBack, storedArticles } from '../articles/stored-articles.ts';
import { postId } from '../articles/wanted-article.ts';
import type { Newsroom } from '../context/newsroom.ts';

/** The entries of a live blog, newest first, with the ids of removed ones; none of anything else. */
export const readEntries = async (
  { db }: Newsroom,
  { slug }: { readonly slug: string },
): Promise<{ readonly entries: readonly FollowedEntry[] }> => {
  const [article] = await storedArticles(db, [slug]);
  return {
    entries: (article?.posts ?? []).map((post) => ({
      id: postId(slug, post.slug),
      title: post.title,
      html: post.pages.join(''),
      publishedAt: post.pub_date,
      isRemoved: isTakenBack(post),
    })),
  };
};
