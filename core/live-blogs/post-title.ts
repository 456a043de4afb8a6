import type { LivePost } from '../articles/article.ts';
import { plainText } from '../articles/plain-text.ts';
import { truncate } from '../wording/truncate.ts';

/** Characters of a title that is made from the text. */
const longest = 80;

/** What a post is called where it needs a name: its title, or how its text begins (R19). */
export const postTitle = ({ title, body }: Pick<LivePost, 'title' | 'body'>): string =>
  title === '' ? truncate(plainText(body), longest) : title;
