import { plainText } from '../body/plain-text.ts';
import type { MovedArticle, MovedSource, Outline } from '../moved/moved-article.ts';
import { articleOf } from './wxr-article.ts';
import { WxrIndex } from './wxr-index.ts';
import { fieldOf, isCategory, isTag, namedTerms, pathOf, stateOf, typeOf, whyLeftOut } from './wxr-item.ts';
import { outlineOf, type WxrTime } from './wxr-outline.ts';
import type { WxrItem, WxrRecord } from './wxr-record.ts';
import { wordpressShapes } from './wxr-shapes.ts';
import { articleTypes, whyNotMoved } from './wxr-types.ts';

export interface WxrNeeds extends WxrTime {
  /** Each call reads them from the beginning. */
  readonly records: () => AsyncIterable<WxrRecord>;
  /** Further post types that hold articles. */
  readonly types: readonly string[];
}

export const openWxr = ({ records, types, ...time }: WxrNeeds): MovedSource => {
  const index = new WxrIndex();
  const known = new Set([...articleTypes, ...types]);
  const isArticle = (item: WxrItem): boolean => known.has(typeOf(item)) && stateOf(item, time.zone, time.now) !== null;

  const stateOfBlock = (item: WxrItem) => (typeOf(item) === 'wp_block' ? stateOf(item, time.zone, time.now) : null);

  /** WordPress prints nothing for a reusable block that is hidden. */
  const isPublicBlock = (item: WxrItem): boolean => stateOfBlock(item)?.readers === 'public';

  const whyHiddenBlock = (item: WxrItem): string =>
    stateOfBlock(item)?.why.replace(/: (?:inactive|closed).*/, '') ?? '';

  const leftOut = (item: WxrItem): void => {
    const type = typeOf(item);
    if (type === 'nav_menu_item' || type === 'attachment') return;
    if (isPublicBlock(item)) return index.account.changed('item:wp_block', 'in the articles that use it');
    index.account.dropped(`item:${type}`, whyLeftOut(item) || whyHiddenBlock(item) || whyNotMoved(type));
    index.account.dropped('comment', 'readers’ comments are not moved', item.comments);
  };

  const learn = (item: WxrItem): void => {
    const type = typeOf(item);
    const id = fieldOf(item, 'wp:post_id');
    if (type === 'attachment') index.attachment(item);
    else if (type === 'nav_menu_item') index.menuItem(item);
    else if (isPublicBlock(item)) index.reusable.set(id, item.fields.get('content:encoded') ?? '');
    for (const { domain, slug, name } of namedTerms(item)) {
      if (isCategory(domain)) index.category(slug, plainText(name));
      else if (isTag(domain)) index.tag(slug, plainText(name));
    }
    const link = pathOf(fieldOf(item, 'link'));
    const state = stateOf(item, time.zone, time.now);
    if (known.has(type) && link !== null && state !== null && state.readers !== 'hidden')
      index.post(id, link, type === 'page' ? plainText(fieldOf(item, 'title')) : '');
  };

  const outlines = async function* (): AsyncGenerator<Outline> {
    for await (const record of records()) {
      if (record.record === 'channel') index.channel(record);
      else if (record.record !== 'item') index.shared(record);
      else {
        learn(record);
        if (isArticle(record)) yield outlineOf(index, record, time);
        else leftOut(record);
      }
    }
  };

  const articles = async function* (): AsyncGenerator<MovedArticle> {
    for await (const record of records())
      if (record.record === 'item' && isArticle(record)) yield articleOf(index, record, time);
  };

  return {
    home: () => index.home,
    outlines,
    articles,
    pictureOf: (id) => index.attachments.get(id),
    newspaper: () => ({
      sections: [...index.categories.values()].map(({ slug, name }) => ({ slug, name })),
      authors: [...index.authors.values()],
      menus: index.menus(),
      lists: index.lists(),
      shapes: wordpressShapes,
    }),
    rest: (fateOf) => {
      index.closeAccount(fateOf);
      return index.account;
    },
  };
};
