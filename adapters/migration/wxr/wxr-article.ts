import { slugOf } from '#adapters/origin/content/slug-of.ts';
import { gateMark, hasGate } from '#adapters/origin/database/article-text/gate.ts';
import { withGates } from '#adapters/origin/newsroom/file/foreign-gates.ts';
import { plainText } from '../body/plain-text.ts';
import { Account } from '../moved/account.ts';
import type { Label, MovedArticle, SourcePicture } from '../moved/moved-article.ts';
import { closingKeys } from './closing-meta.ts';
import { expandBlocks } from './expand-blocks.ts';
import { expandShortcodes } from './expand-shortcodes.ts';
import type { WxrIndex } from './wxr-index.ts';
import { fieldOf, isCategory, isTag, metaOf, modifiedAt, namedTerms, stateOf, typeOf } from './wxr-item.ts';
import { filed, outlineOf, type WxrTime } from './wxr-outline.ts';
import { accountForSearch, searchKeys, searchWordsOf } from './search-meta.ts';
import type { WxrItem } from './wxr-record.ts';
import { readKeys, whyKeyDropped } from './wxr-types.ts';

const authorsOf = (index: WxrIndex, item: WxrItem): readonly Label[] => {
  const login = fieldOf(item, 'dc:creator');
  const guests = namedTerms(item)
    .filter(({ domain }) => domain === 'author')
    .map(({ slug, name }) => ({ slug: slugOf(slug.replace(/^cap-/, '')) || slugOf(name), name: plainText(name) }));
  if (guests.length > 0)
    return guests.map((guest) => [...index.authors.values()].find(({ slug }) => slug === guest.slug) ?? guest);
  const author = index.authors.get(login);
  if (login !== '' && author === undefined) index.authors.set(login, { slug: slugOf(login) || 'szerzo', name: login });
  return login === '' ? [] : [author ?? { slug: slugOf(login) || 'szerzo', name: login }];
};

const coverOf = (index: WxrIndex, item: WxrItem, account: Account): SourcePicture | null => {
  const id = metaOf(item, '_thumbnail_id');
  const found = index.attachments.get(id);
  if (id !== '' && id !== '-1' && found === undefined)
    account.dropped('featured image', 'the export lacks this attachment');
  return found === undefined ? null : found;
};

const textOf = (index: WxrIndex, item: WxrItem, account: Account): string => {
  const codes = (html: string): string =>
    expandShortcodes(html, {
      account,
      pictureOf: (id) => index.attachments.get(id),
      own: index.ownPictures.get(fieldOf(item, 'wp:post_id')) ?? [],
    });
  const text = expandBlocks(codes(item.fields.get('content:encoded') ?? ''), {
    account,
    reusable: (id) => {
      const content = index.reusable.get(id);
      return content === undefined ? null : codes(content);
    },
    footnotes: metaOf(item, 'footnotes'),
  });
  const [enclosure = ''] = metaOf(item, 'enclosure', 'audio_file').split('\n');
  const sound = enclosure.trim();
  return sound === '' || text.includes(sound) ? text : `<audio src="${sound.replaceAll('"', '%22')}"></audio>\n${text}`;
};

const accountFor = (item: WxrItem, account: Account, { zone, now }: WxrTime, isClosed: boolean): void => {
  const [type, state] = [typeOf(item), stateOf(item, zone, now)];
  const isOpenPage = type === 'page' && state?.readers === 'public' && !isClosed;
  const changes = [
    ...(state?.why === '' ? [] : [state?.why ?? '']),
    ...(type === 'page' ? [isOpenPage ? 'a page: a document' : 'a page: an article without a section'] : []),
  ];
  if (changes.length === 0) account.kept(`item:${type}`);
  else account.changed(`item:${type}`, changes.join('; '));
  account.dropped('comment', 'readers’ comments are not moved', item.comments);
  accountForSearch(item, account, isOpenPage);
  const closing = closingKeys(item);
  for (const [key, value] of item.meta) {
    if (closing.includes(key)) account.changed(`meta:${key}`, 'may close the text: closed');
    else if (searchKeys.has(key)) continue;
    else if (readKeys.has(key)) account.kept(`meta:${key}`);
    else account.dropped(`meta:${key}`, value.trim() === '' ? 'empty' : whyKeyDropped(key));
  }
  for (const { domain } of namedTerms(item))
    if (isCategory(domain) || isTag(domain) || domain === 'author') account.kept(`filed under ${domain || 'category'}`);
    else account.dropped(`filed under ${domain}`, 'it groups neither articles by section nor by tag');
};

export const articleOf = (index: WxrIndex, item: WxrItem, time: WxrTime): MovedArticle => {
  const account = new Account();
  // Closed as a whole also when a shortcode closes a part, and when staff publishes a hidden one.
  const html = `${closingKeys(item).length > 0 ? gateMark : ''}${textOf(index, item, account)}`;
  accountFor(item, account, time, hasGate(withGates(html)));
  const isSticky = fieldOf(item, 'wp:is_sticky') === '1';
  if (isSticky) account.changed('sticky', 'the flag legfontosabb');
  const excerpt = plainText(item.fields.get('excerpt:encoded') ?? '');
  if (excerpt !== '') account.changed('excerpt', 'the lead, without markup');
  return {
    ...outlineOf(index, item, time),
    ...filed(index, item),
    lead: excerpt,
    html,
    updatedAt: modifiedAt(item, time.zone),
    authors: authorsOf(index, item),
    flags: isSticky ? ['legfontosabb'] : [],
    cover: coverOf(index, item, account),
    ...searchWordsOf(item),
    isEnglish: false,
    account,
  };
};
