import type { LivePost } from '../articles/article.ts';

/** Chosen from the parent's first page of 30 posts (spec §9). */
const shown = 4;

/** Other posts of the live blog, pinned first, without duplicates (spec §4, "Article load"). */
export const relatedPosts = <Post extends LivePost>(
  { pinned, posts }: { readonly pinned: readonly Post[]; readonly posts: readonly Post[] },
  ownId: number,
): readonly Post[] => {
  const others = [...pinned, ...posts].filter(({ id }) => id !== ownId);
  return others.filter(({ id }, index) => others.findIndex((other) => other.id === id) === index).slice(0, shown);
};
