import type { LivePost } from '../articles/article.ts';
import { plainText } from '../articles/plain-text.ts';
import { truncate } from '../../wording/truncate.ts';

/** Characters (R48). */
const maxLength = 60;

/** The title, or the start of the text (R19); empty for a post with only an embed. */
export const postTitle = ({ title, body }: Pick<LivePost, 'title' | 'body'>): string =>
  title === '' ? truncate(plainText(body), maxLength) : title;

/** A post without its own title gets the live blog's name (R48). */
export const postHeadline = (post: Pick<LivePost, 'title' | 'body'>, liveBlog: string): string =>
  post.title === '' ? [postTitle(post), liveBlog].filter((part) => part !== '').join(' – ') : post.title;
