import { slugOf } from '#adapters/origin/content/slug-of.ts';
import { plainText } from '../body/plain-text.ts';
import { Account } from '../ledger/account.ts';
import type { Label, MenuItem, MovedArticle, MovedSource, Outline, SourcePicture } from '../moved-article.ts';
import { expandBlocks } from './expand-blocks.ts';
import { expandShortcodes } from './expand-shortcodes.ts';
import { readWxr } from './read-wxr.ts';
import { WxrIndex } from './wxr-index.ts';
import { fieldOf, metaOf, modifiedAt, pathOf, publishedAt, stateOf, whyLeftOut } from './wxr-item.ts';
import type { WxrItem } from './wxr-record.ts';
import { articleTypes, readKeys, whyKeyDropped, whyNotMoved } from './wxr-types.ts';

export interface WxrNeeds {
  readonly bytes: () => AsyncIterable<Buffer>;
  readonly zone: string;
  /** Unix seconds. */
  readonly now: number;
  /** Further post types that hold articles. */
  readonly types: readonly string[];
}

interface Filed {
  readonly section: Label | null;
  readonly alsoIn: readonly Label[];
}

const isCategory = (domain: string): boolean => domain === 'category' || domain === '';

/** WordPress 3 and older wrote each term twice, once without its slug. */
const namedTerms = ({ terms }: WxrItem): WxrItem['terms'] =>
  terms.some(({ slug }) => slug !== '')
    ? terms.filter(({ slug }) => slug !== '')
    : terms.map((term) => ({ ...term, slug: slugOf(term.name) }));

export const openWxr = ({ bytes, zone, now, types }: WxrNeeds): MovedSource => {
  const index = new WxrIndex();
  const known = new Set([...articleTypes, ...types]);
  const typeOf = (item: WxrItem): string => fieldOf(item, 'wp:post_type') || 'post';
  const isArticle = (item: WxrItem): boolean => known.has(typeOf(item)) && stateOf(item, zone, now) !== null;

  const labelOf = (slug: string): Label => {
    const { name } = index.categories.get(slug) ?? { name: slug };
    return { slug, name };
  };

  const filed = (item: WxrItem): Filed => {
    const own = namedTerms(item).filter(({ domain }) => isCategory(domain));
    const first = metaOf(item, '_yoast_wpseo_primary_category', 'rank_math_primary_category');
    const primary = index.categoryIds.get(first);
    const slugs = own.map(({ slug }) => slug);
    const main = primary !== undefined && slugs.includes(primary) ? primary : slugs[0];
    if (main === undefined) return { section: null, alsoIn: [] };
    const others = new Set([...slugs, ...slugs.flatMap((slug) => index.ancestors(slug))]);
    others.delete(main);
    return { section: labelOf(main), alsoIn: [...others].map(labelOf) };
  };

  const tagsOf = (item: WxrItem): readonly string[] => [
    ...new Set(
      namedTerms(item)
        .filter(({ domain }) => domain === 'post_tag' || domain === 'tag')
        .map(({ name }) => plainText(name)),
    ),
  ];

  const addressesOf = (item: WxrItem): readonly string[] => {
    const id = fieldOf(item, 'wp:post_id');
    const link = pathOf(fieldOf(item, 'link'));
    const own = link === null || link === '/' || link.includes('?') ? [] : [link];
    const old = own.flatMap((path) =>
      item.meta
        .filter(([key, value]) => key === '_wp_old_slug' && value !== '')
        .map(([, value]) => path.replace(/[^/]+(?=\/?$)/, value)),
    );
    const number = `/?${typeOf(item) === 'page' ? 'page_id' : 'p'}=${id}`;
    const attachments = (index.ownPictures.get(id) ?? []).map((one) => index.attachments.get(one)?.page ?? '');
    return [...own, ...old, ...(id === '' ? [] : [number]), ...attachments.filter((page) => page.length > 1)];
  };

  const outlineOf = (item: WxrItem): Outline => ({
    id: `${typeOf(item)}-${fieldOf(item, 'wp:post_id') || fieldOf(item, 'guid') || fieldOf(item, 'link')}`,
    slug: decodeSlug(fieldOf(item, 'wp:post_name')),
    title: plainText(fieldOf(item, 'title')),
    readers: stateOf(item, zone, now)?.readers ?? 'hidden',
    publishedAt: publishedAt(item, zone),
    section: filed(item).section,
    tags: tagsOf(item),
    addresses: addressesOf(item),
  });

  const leftOut = (item: WxrItem): void => {
    const type = typeOf(item);
    if (type === 'nav_menu_item' || type === 'attachment') return;
    if (type === 'wp_block') return index.account.changed('item:wp_block', 'in the articles that use it');
    index.account.dropped(`item:${type}`, whyLeftOut(item) || whyNotMoved(type));
    index.account.dropped('comment', 'readers’ comments are not moved', item.comments);
  };

  const learn = (item: WxrItem): void => {
    const type = typeOf(item);
    const id = fieldOf(item, 'wp:post_id');
    if (type === 'attachment') index.attachment(item);
    else if (type === 'nav_menu_item') index.menuItem(item);
    else if (type === 'wp_block') index.reusable.set(id, item.fields.get('content:encoded') ?? '');
    for (const { domain, slug, name } of namedTerms(item)) {
      if (isCategory(domain)) index.category(slug, plainText(name));
      else if (domain === 'post_tag' || domain === 'tag') index.tag(slug, plainText(name));
    }
    const link = pathOf(fieldOf(item, 'link'));
    if (known.has(type) && link !== null) index.addressOfPost.set(id, link);
  };

  const outlines = async function* (): AsyncGenerator<Outline> {
    for await (const record of readWxr(bytes())) {
      if (record.record === 'channel') index.channel(record);
      else if (record.record !== 'item') index.shared(record);
      else {
        learn(record);
        if (isArticle(record)) yield outlineOf(record);
        else leftOut(record);
      }
    }
  };

  const authorsOf = (item: WxrItem): readonly Label[] => {
    const login = fieldOf(item, 'dc:creator');
    const guests = namedTerms(item)
      .filter(({ domain }) => domain === 'author')
      .map(({ slug, name }) => ({ slug: slugOf(slug.replace(/^cap-/, '')) || slugOf(name), name: plainText(name) }));
    if (guests.length > 0)
      return guests.map((guest) => [...index.authors.values()].find(({ slug }) => slug === guest.slug) ?? guest);
    const author = index.authors.get(login);
    if (login !== '' && author === undefined)
      index.authors.set(login, { slug: slugOf(login) || 'szerzo', name: login });
    return login === '' ? [] : [author ?? { slug: slugOf(login) || 'szerzo', name: login }];
  };

  const coverOf = (item: WxrItem, account: Account): SourcePicture | null => {
    const id = metaOf(item, '_thumbnail_id');
    const found = index.attachments.get(id);
    if (id !== '' && id !== '-1' && found === undefined)
      account.dropped('featured image', 'the export lacks this attachment');
    return found === undefined ? null : found;
  };

  const textOf = (item: WxrItem, account: Account): string => {
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
    return sound === '' || text.includes(sound)
      ? text
      : `<audio src="${sound.replaceAll('"', '%22')}"></audio>\n${text}`;
  };

  const accountFor = (item: WxrItem, account: Account): void => {
    const [type, state] = [typeOf(item), stateOf(item, zone, now)];
    const changes = [
      ...(state?.why === '' ? [] : [state?.why ?? '']),
      ...(type === 'page' ? ['a page: an article without a section'] : []),
    ];
    if (changes.length === 0) account.kept(`item:${type}`);
    else account.changed(`item:${type}`, changes.join('; '));
    account.dropped('comment', 'readers’ comments are not moved', item.comments);
    for (const [key, value] of item.meta) {
      if (readKeys.has(key)) account.kept(`meta:${key}`);
      else account.dropped(`meta:${key}`, value.trim() === '' ? 'empty' : whyKeyDropped(key));
    }
    for (const { domain } of namedTerms(item))
      if (isCategory(domain) || /^(?:post_tag|tag|author)$/.test(domain))
        account.kept(`filed under ${domain || 'category'}`);
      else account.dropped(`filed under ${domain}`, 'it groups neither articles by section nor by tag');
  };

  const articleOf = (item: WxrItem): MovedArticle => {
    const account = new Account();
    accountFor(item, account);
    const isSticky = fieldOf(item, 'wp:is_sticky') === '1';
    if (isSticky) account.changed('sticky', 'the flag legfontosabb');
    const excerpt = plainText(item.fields.get('excerpt:encoded') ?? '');
    if (excerpt !== '') account.changed('excerpt', 'the lead, without markup');
    return {
      ...outlineOf(item),
      ...filed(item),
      lead: excerpt,
      html: textOf(item, account),
      updatedAt: modifiedAt(item, zone),
      authors: authorsOf(item),
      flags: isSticky ? ['legfontosabb'] : [],
      cover: coverOf(item, account),
      description: metaOf(item, '_yoast_wpseo_metadesc', 'rank_math_description', '_aioseo_description')
        .replace(/%%?\w+%%?/g, '')
        .trim(),
      isEnglish: false,
      account,
    };
  };

  const articles = async function* (): AsyncGenerator<MovedArticle> {
    for await (const record of readWxr(bytes()))
      if (record.record === 'item' && isArticle(record)) yield articleOf(record);
  };

  const menuItems = (): readonly MenuItem[] =>
    index.menu.flatMap(({ label, url }) => {
      const there = url.startsWith('#') ? index.addressOfPost.get(url.slice(1)) : url;
      return there === undefined || label === '' ? [] : [{ label, url: there }];
    });

  return {
    home: () => index.home,
    outlines,
    articles,
    pictureOf: (id) => index.attachments.get(id),
    newspaper: () => ({
      sections: [...index.categories.values()].map(({ slug, name }) => ({ slug, name })),
      authors: [...index.authors.values()],
      menu: menuItems(),
      lists: [
        ...[...index.categories.keys()].flatMap((slug) =>
          [`/category/${[...index.ancestors(slug), slug].join('/')}`, `/category/${slug}`].map((from) => ({
            from,
            kind: 'section' as const,
            to: slug,
          })),
        ),
        ...[...index.tags].map(([slug, name]) => ({ from: `/tag/${slug}`, kind: 'tag' as const, to: name })),
        ...[...index.authors].map(([login, { slug }]) => ({
          from: `/author/${login}`,
          kind: 'author' as const,
          to: slug,
        })),
        { from: '/feed', kind: 'feed', to: '' },
        { from: '/comments/feed', kind: 'feed', to: '' },
      ],
    }),
    rest: (fateOf) => {
      for (const { address } of index.attachments.values()) {
        const fate = fateOf(address);
        if (fate === 'taken') index.account.kept('item:attachment');
        else if (fate === 'linked') index.account.changed('item:attachment', 'a link to its address');
        else index.account.dropped('item:attachment', 'no article shows it');
      }
      const kept = menuItems().length;
      index.account.changed('item:nav_menu_item', 'in the menu of newspaper.json', kept);
      index.account.dropped(
        'item:nav_menu_item',
        'it has no label or its target is not in the export',
        index.menu.length - kept,
      );
      return index.account;
    },
  };
};

const decodeSlug = (slug: string): string => {
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
};
