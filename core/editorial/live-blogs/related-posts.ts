import type { LivePost } from '../articles/article.ts';

/** Related posts that are shown; they are chosen from the first page of the parent, which brings 30 (spec §9). */
const shown = 4;

/**
 * Further readings beside a post: others of its live blog, pinned first, then in the order of the page, each once
 * (spec §4, "Article load").
 */
export const relatedPosts = <Post extends LivePost>(
  { pinned, posts }: { readonly pinned: readonly Post[]; readonly posts: readonly Post[] },
  ownId: number,
): readonly Post[] => {
  const others = [...pinned, ...posts].filter(({ id }) => id !== ownId);
  return others.filter(({ id }, index) => others.findIndex((other) => other.id === id) === index).slice(0, shown);
};
