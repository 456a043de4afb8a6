import { parseFeed } from 'feedsmith';
import { slugOf } from '#adapters/origin/content/slug-of.ts';
import { plainText } from '../body/plain-text.ts';
import { Account } from '../moved/account.ts';
import type { Label, MovedArticle, MovedSource, SourcePicture } from '../moved/moved-article.ts';
import { isObject, textAt } from '../moved/parsed-object.ts';
import { SourceFault } from '../moved/source-fault.ts';

export interface FeedNeeds {
  readonly bytes: () => AsyncIterable<Buffer>;
  /** Unix seconds. */
  readonly now: number;
}

/** Bytes. A feed holds the newest texts; a larger file is an export in disguise. */
const maxBytes = 64 * 1024 * 1024;

const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value];

const firstText = (...values: readonly unknown[]): string => {
  for (const value of values) {
    const text =
      typeof value === 'string' ? value : isObject(value) ? textAt(value, 'value') || textAt(value, 'href') : '';
    if (text.trim() !== '') return text.trim();
  }
  return '';
};

const linkOf = (item: Readonly<Record<string, unknown>>): string => {
  const link = item['link'];
  if (typeof link === 'string') return link.trim();
  const links = listOf(item['links']).filter(isObject);
  const main =
    links.find((one) => textAt(one, 'rel') === 'alternate') ?? links.find((one) => textAt(one, 'rel') === '');
  return firstText(main === undefined ? undefined : textAt(main, 'href'), item['url'], item['id'], item['guid']);
};

const timeOf = (...values: readonly unknown[]): number | null => {
  const at = Date.parse(firstText(...values));
  return Number.isNaN(at) ? null : Math.floor(at / 1000);
};

const asLabel = (name: string): Label => ({ slug: slugOf(name), name });

const namesOf = (values: readonly unknown[]): readonly string[] =>
  values
    .map((one) =>
      plainText(typeof one === 'string' ? one : textAt(one, 'name') || textAt(one, 'term') || textAt(one, 'label')),
    )
    // RSS 2.0, "author": an address, with the name in brackets. Addresses are never stored.
    .map((name) => (/@/.test(name) ? (/\(([^()]+)\)/.exec(name)?.[1] ?? '') : name).trim())
    .filter((name) => name !== '');

const contentOf = (item: Readonly<Record<string, unknown>>): { readonly html: string; readonly summary: string } => {
  const content = isObject(item['content'])
    ? firstText(item['content']['encoded'], item['content'])
    : firstText(item['content']);
  const summary = firstText(item['description'], item['summary']);
  const html = firstText(item['content_html'], content, item['content_text']);
  return html === '' ? { html: summary, summary: '' } : { html, summary };
};

const enclosuresOf = (
  item: Readonly<Record<string, unknown>>,
): readonly { readonly url: string; readonly type: string }[] =>
  [
    ...listOf(item['enclosures']),
    ...listOf(item['links']).filter((one) => textAt(one, 'rel') === 'enclosure'),
    ...listOf(item['attachments']),
    ...listOf(isObject(item['media']) ? item['media']['contents'] : undefined),
  ].map((one) => ({
    url: textAt(one, 'url') || textAt(one, 'href'),
    type: textAt(one, 'type') || textAt(one, 'mime_type') || textAt(one, 'medium'),
  }));

const playerOf = ({ url, type }: { readonly url: string; readonly type: string }): string =>
  `<${type.startsWith('video') ? 'video' : 'audio'} src="${url.replaceAll('"', '%22')}"></${type.startsWith('video') ? 'video' : 'audio'}>`;

export const openFeed = ({ bytes, now }: FeedNeeds): MovedSource => {
  let home = '';
  const authors = new Map<string, Label>();
  let items: readonly MovedArticle[] = [];

  const articleOf = (item: Readonly<Record<string, unknown>>): MovedArticle => {
    const account = new Account();
    const link = linkOf(item);
    const url = URL.parse(link, home || undefined);
    const { html, summary } = contentOf(item);
    const publishedAt = timeOf(
      item['pubDate'],
      item['published'],
      item['date_published'],
      item['updated'],
      isObject(item['dc']) ? item['dc']['date'] : undefined,
    );
    const isFuture = publishedAt !== null && publishedAt > now;
    if (isFuture) account.changed('item:entry', 'its time is in the future: inactive');
    else account.kept('item:entry');
    if (firstText(item['description'], item['summary']) === html && html !== '')
      account.changed('summary', 'the text: the feed has no other');
    const dc = isObject(item['dc']) ? item['dc'] : {};
    const names = namesOf([
      ...listOf(item['authors']),
      ...listOf(item['author']),
      ...listOf(dc['creators']),
      ...listOf(dc['creator']),
    ]);
    const writers = [...new Set(names)].map(asLabel);
    for (const label of writers) authors.set(label.slug, label);
    const [section, ...tags] = namesOf([...listOf(item['categories']), ...listOf(item['tags'])]);
    const enclosures = enclosuresOf(item).filter(({ url: address }) => address !== '');
    const sounds = enclosures.filter(
      ({ type, url: address }) => /^(?:audio|video)/.test(type) && !html.includes(address),
    );
    const picture = enclosures.find(({ type }) => type.startsWith('image'));
    const cover: SourcePicture | null =
      picture === undefined ? null : { address: picture.url, alt: '', caption: '', credit: '' };
    for (const { type } of enclosures)
      if (/^(?:audio|video|image)/.test(type)) account.kept('enclosure');
      else account.dropped('enclosure', `of the type ${type || 'unknown'}`);
    if (item['comments'] !== undefined) account.dropped('comments link', 'readers’ comments are not moved');
    return {
      id: firstText(item['guid'], item['id']) || link || String(item['title']),
      slug: slugOf(
        (url?.pathname ?? '')
          .replace(/\/+$/, '')
          .replace(/^.*\//, '')
          .replace(/\.\w+$/, ''),
      ),
      title: plainText(firstText(item['title'])),
      readers: isFuture ? 'hidden' : 'public',
      publishedAt,
      section: section === undefined ? null : asLabel(section),
      tags,
      addresses: url === null || url.pathname === '/' ? [] : [`${url.pathname}${url.search}`],
      lead: plainText(summary).slice(0, 1000),
      html: `${sounds.map(playerOf).join('\n')}${html}`,
      updatedAt: timeOf(item['updated'], item['date_modified']),
      alsoIn: [],
      authors: writers,
      flags: [],
      cover,
      description: '',
      isEnglish: false,
      account,
    };
  };

  const read = async (): Promise<void> => {
    const parts: Buffer[] = [];
    let size = 0;
    for await (const chunk of bytes()) {
      size += chunk.length;
      if (size > maxBytes) throw new SourceFault('a feed of more than 64 MB');
      parts.push(chunk);
    }
    const parsed = parse(Buffer.concat(parts).toString());
    home = firstText(parsed['link'], parsed['home_page_url'], linkOf(parsed)).replace(/\/+$/, '');
    items = [...listOf(parsed['items']), ...listOf(parsed['entries'])].filter(isObject).map(articleOf);
  };

  return {
    home: () => home,
    outlines: async function* () {
      await read();
      yield* items;
    },
    articles: async function* () {
      yield* items;
    },
    pictureOf: () => undefined,
    newspaper: () => ({ sections: [], authors: [...authors.values()], menus: [], lists: [] }),
    rest: () => new Account(),
  };
};

const parse = (text: string): Readonly<Record<string, unknown>> => {
  try {
    const { feed } = parseFeed(text) as { readonly feed: unknown };
    return isObject(feed) ? feed : {};
  } catch (cause) {
    throw new SourceFault(cause instanceof Error ? cause.message : String(cause));
  }
};
