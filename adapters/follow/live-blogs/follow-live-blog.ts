import type { MovedArticle } from '#adapters/migration/moved/moved-article.ts';
import { isClosed } from '#adapters/migration/write/make-document.ts';
import type { FollowedItem } from '#adapters/newsroom-contract/follow.ts';
import type { Followed } from '../state/followed.ts';
import { type ExecuteCommand, giveCommand } from '../state/give-command.ts';
import { zoneNamed } from './entry-times.ts';
import { type MadeLiveBlog, makeLiveBlog } from './make-live-blog.ts';

interface Wanted {
  readonly article: MovedArticle;
  readonly liveBlog: 'open' | 'closed' | null;
  readonly slug: string;
  readonly known: FollowedItem | undefined;
  /** Unix seconds. */
  readonly now: number;
}

export interface LiveBlog {
  readonly make: (html: string) => string;
  /** After `make`. */
  readonly made: () => MadeLiveBlog | null;
}

/** Posts of a live blog are public. */
const mayBe = (article: MovedArticle): boolean => article.readers !== 'members' && !isClosed(article);

/** Null for any other article. One that was a live blog stays one when its label is taken away: it has ended. */
export const liveBlogOf = async (
  { execute, followed }: { readonly execute: ExecuteCommand; readonly followed: Followed },
  { article, liveBlog, slug, known, now }: Wanted,
): Promise<LiveBlog | null> => {
  const closedNote = `closed-live-blog ${slug}`;
  const emptyNote = `live-blog-without-headings ${slug}`;
  followed.unmapped.delete(closedNote);
  if (liveBlog === null && known?.path?.endsWith('/elo') !== true) return null;
  if (!mayBe(article)) {
    followed.unmapped.add(closedNote);
    return null;
  }
  const { done } = await giveCommand(execute, { do: 'follow-entries', slug: known?.slug ?? slug });
  let made: MadeLiveBlog | null = null;
  return {
    make: (html) => {
      const time = { zone: zoneNamed(followed.zone), publishedAt: article.publishedAt ?? now, now };
      made = makeLiveBlog(html, done.entries, time);
      if (made.entries > 0) followed.unmapped.delete(emptyNote);
      else followed.unmapped.add(emptyNote);
      return made.html;
    },
    made: () => made,
  };
};
