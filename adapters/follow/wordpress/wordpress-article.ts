import { plainText } from '#adapters/migration/body/plain-text.ts';
import { Account } from '#adapters/migration/moved/account.ts';
import type { Label, MovedArticle, SourcePicture } from '#adapters/migration/moved/moved-article.ts';
import type { WireMedia, WirePost } from './wordpress.wire.ts';

export interface WordpressLookups {
  readonly categories: readonly Label[];
  readonly tags: readonly Label[];
  readonly author: Label | null;
  readonly media: WireMedia | null;
}

const coverOf = (media: WireMedia | null): SourcePicture | null =>
  media === null
    ? null
    : { address: media.source_url, alt: media.alt_text, caption: plainText(media.caption), credit: '' };

/** WordPress makes an excerpt of the text itself when the author gives none. */
const isMade = (excerpt: string): boolean => /\[(?:…|&hellip;|\.\.\.)\]\s*$/.test(excerpt);

/** A post as readers of the desk see it: its text is rendered already. */
export const wordpressArticle = (
  post: WirePost,
  { categories, tags, author, media }: WordpressLookups,
): MovedArticle => {
  const account = new Account();
  const isHidden = post.content.protected || post.status !== 'publish';
  if (isHidden) account.changed('item:post', 'not for all readers: inactive');
  const excerpt = plainText(post.excerpt?.rendered ?? '');
  const [section = null, ...alsoIn] = categories;
  return {
    id: post.id,
    slug: post.slug,
    title: plainText(post.title),
    readers: isHidden ? 'hidden' : 'public',
    publishedAt: post.date_gmt,
    section,
    tags: tags.map(({ name }) => name),
    addresses: [URL.parse(post.link)?.pathname ?? post.link],
    lead: isMade(excerpt) ? '' : excerpt,
    html: post.content.protected ? '<p></p>' : post.content.rendered,
    updatedAt: post.modified_gmt > post.date_gmt ? post.modified_gmt : null,
    alsoIn,
    authors: author === null ? [] : [author],
    flags: post.sticky ? ['legfontosabb'] : [],
    cover: coverOf(media),
    description: '',
    isEnglish: false,
    account,
  };
};
