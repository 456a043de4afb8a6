import type { LivePost } from '../articles/article.ts';
import { plainText } from '../articles/plain-text.ts';
import { truncate } from '../../wording/truncate.ts';

/** Characters of a title that is made from the text (R48). */
const longest = 60;

/**
 * What a post is called where it needs a name: its title, or how its text begins (R19); empty for one that is nothing
 * but an embed.
 */
export const postTitle = ({ title, body }: Pick<LivePost, 'title' | 'body'>): string =>
  title === '' ? truncate(plainText(body), longest) : title;

/** What the world is told that a post is called: one without a title of its own is named with its live blog (R48). */
export const postHeadline = (post: Pick<LivePost, 'title' | 'body'>, liveBlog: string): string =>
  post.title === '' ? [postTitle(post), liveBlog].filter((part) => part !== '').join(' – ') : post.title;
