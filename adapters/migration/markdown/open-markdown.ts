import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { slugOf } from '#adapters/origin/content/slug-of.ts';
import { decodeText } from '#adapters/origin/newsroom/file/decode-text.ts';
import { readTime } from '#adapters/origin/newsroom/file/times.ts';
import { plainText } from '../body/plain-text.ts';
import { Account } from '../moved/account.ts';
import type { Label, MovedArticle, MovedSource, Outline, SourcePicture } from '../moved/moved-article.ts';
import { isObject, type JsonObject, textAt } from '../moved/parsed-object.ts';
import { readFrontMatter } from './front-matter.ts';
import { renderMarkdown } from './render-markdown.ts';

export interface MarkdownNeeds {
  readonly folder: string;
  readonly zone: string;
  /** Address of the old site. */
  readonly home: string;
  /** Unix seconds. */
  readonly now: number;
}

interface Read {
  /** Relative to the folder. */
  readonly file: string;
  readonly front: JsonObject;
  readonly text: string;
  readonly isValid: boolean;
}

const readKeys = new Set(
  `title slug url permalink aliases redirect_from date published publishdate pubdate lastmod updated modified last_modified_at
  draft status private author authors category categories section tags tag keywords description excerpt summary lead
  subtitle image cover thumbnail featured_image feature_image hero featured sticky weight lang language id layout type
  seo_title meta_title canonical canonical_url canonicalurl`
    .split(/\s+/)
    .filter(Boolean),
);

const pick = (front: JsonObject, ...keys: readonly string[]): unknown =>
  keys.map((key) => front[key]).find((value) => value !== undefined && value !== null && value !== '');

const said = (front: JsonObject, ...keys: readonly string[]): string => {
  const value = pick(front, ...keys);
  return typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';
};

const labelsOf = (value: unknown): readonly string[] => {
  const list = Array.isArray(value) ? value : typeof value === 'string' ? value.split(',') : [];
  return list
    .map((one: unknown) => (isObject(one) ? textAt(one, 'name') || textAt(one, 'title') : String(one)).trim())
    .filter((one) => one !== '');
};

const asLabel = (name: string): Label => ({ slug: slugOf(name), name });

const dateInName = /^(\d{4}-\d\d-\d\d)-(.+)$/;

const nameOf = (file: string): string => {
  const name = basename(file).replace(/\.(?:md|markdown|mdx)$/i, '');
  return /^_?index$/i.test(name) ? basename(dirname(file)) : name;
};

const timeOf = (text: string, zone: string): number | null => {
  if (text === '') return null;
  const own = readTime(
    text.replace(
      /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d)?)(?:\.\d+)?\s*(Z|[+-]\d\d:?\d\d)?$/i,
      (_, day, clock, offset = '') =>
        `${day}T${clock}${String(clock).length === 5 ? ':00' : ''}${String(offset)
          .toUpperCase()
          .replace(/([+-]\d\d)(\d\d)$/, '$1:$2')}`,
    ),
    zone,
  );
  if (own !== null) return own;
  const other = Date.parse(text);
  return Number.isNaN(other) ? null : Math.floor(other / 1000);
};

export const openMarkdown = ({ folder, zone, home, now }: MarkdownNeeds): MovedSource => {
  const rest = new Account();
  const authors = new Map<string, Label>();
  const sections = new Map<string, Label>();

  const files = async function* (): AsyncGenerator<Read> {
    const names = await readdir(folder, { recursive: true });
    for (const file of names.toSorted()) {
      if (!/\.(?:md|markdown|mdx)$/i.test(file) || /(?:^|[/\\])(?:\.|_(?!posts|drafts|index)|node_modules)/.test(file))
        continue;
      const decoded = decodeText(await readFile(join(folder, file)));
      const whole = decoded !== null && 'text' in decoded ? decoded.text : '';
      const { front, text } = readFrontMatter(whole);
      yield { file, front: front ?? {}, text, isValid: decoded !== null && 'text' in decoded && front !== null };
    }
  };

  const publishedAt = ({ file, front }: Read): number | null =>
    timeOf(
      said(front, 'date', 'publishdate', 'pubdate', 'published') || (dateInName.exec(nameOf(file))?.[1] ?? ''),
      zone,
    );

  const whyHidden = (read: Read): string => {
    const { file, front, isValid } = read;
    const status = said(front, 'status').toLowerCase();
    if (!isValid) return 'its front matter cannot be read: inactive';
    if (front['draft'] === true || front['draft'] === 'true' || /(?:^|[/\\])_drafts[/\\]/.test(file))
      return 'a draft: inactive';
    if (front['published'] === false || front['private'] === true) return 'not published: inactive';
    if (status !== '' && !/^(?:publish|published|public)$/.test(status)) return `its status is ${status}: inactive`;
    return (publishedAt(read) ?? 0) > now ? 'its time is in the future: inactive' : '';
  };

  const sectionOf = ({ front }: Read): Label | null => {
    const [first] = labelsOf(pick(front, 'section', 'category', 'categories'));
    return first === undefined ? null : asLabel(first);
  };

  const titleOf = ({ front, text }: Read): string =>
    plainText(said(front, 'title') || (/^#\s+(.+)$/m.exec(text)?.[1] ?? ''));

  const outlineOf = (read: Read): Outline => {
    const { file, front } = read;
    const name = nameOf(file);
    const path = `/${file
      .replaceAll('\\', '/')
      .replace(/(?:^|\/)_?index\.(?:md|markdown|mdx)$/i, '')
      .replace(/\.(?:md|markdown|mdx)$/i, '')}/`;
    const written = said(front, 'url', 'permalink');
    const aliases = labelsOf(pick(front, 'aliases', 'redirect_from'));
    return {
      id: file,
      slug: said(front, 'slug') || (dateInName.exec(name)?.[2] ?? name).toLowerCase(),
      title: titleOf(read),
      readers: whyHidden(read) === '' ? 'public' : 'hidden',
      publishedAt: publishedAt(read),
      section: sectionOf(read),
      tags: [...new Set(labelsOf(pick(front, 'tags', 'tag', 'keywords')))],
      links: [`/${file.replaceAll('\\', '/')}`],
      addresses: [
        ...(written.startsWith('/') ? [written] : []),
        path,
        ...aliases.filter((alias) => alias.startsWith('/')),
      ],
    };
  };

  const coverOf = ({ front }: Read): SourcePicture | null => {
    const value = pick(front, 'cover', 'image', 'featured_image', 'feature_image', 'thumbnail', 'hero');
    const address = isObject(value)
      ? textAt(value, 'image') || textAt(value, 'src') || textAt(value, 'url')
      : typeof value === 'string'
        ? value
        : '';
    if (address === '') return null;
    const words = isObject(value) ? value : {};
    return {
      address,
      alt: textAt(words, 'alt'),
      caption: plainText(textAt(words, 'caption')),
      credit: textAt(words, 'credit'),
    };
  };

  const articleOf = (read: Read): MovedArticle => {
    const { file, front, text } = read;
    const account = new Account();
    const why = whyHidden(read);
    if (why === '') account.kept('item:file');
    else account.changed('item:file', why);
    for (const key of Object.keys(front))
      if (/^canonical/i.test(key)) continue;
      else if (readKeys.has(key.toLowerCase())) account.kept(`key:${key}`);
      else account.dropped(`key:${key}`, 'articles have no such field');
    const isFeatured = front['featured'] === true || front['sticky'] === true;
    const title = titleOf(read);
    const body = said(front, 'title') === '' ? text.replace(/^#\s+.+$/m, '') : text;
    const shortcodes = body.match(/\{\{[<%][\s\S]*?[%>]\}\}|\{%[\s\S]*?%\}/g)?.length ?? 0;
    account.dropped('shortcode', 'the program of the old site fills it', shortcodes);
    const [, ...others] = labelsOf(pick(front, 'section', 'category', 'categories'));
    const writers = labelsOf(pick(front, 'authors', 'author')).map(asLabel);
    for (const label of writers) authors.set(label.slug, label);
    for (const label of [sectionOf(read), ...others.map(asLabel)]) if (label !== null) sections.set(label.slug, label);
    return {
      ...outlineOf(read),
      title,
      lead: plainText(said(front, 'lead', 'excerpt', 'summary')),
      html: renderMarkdown(
        body.replaceAll(/\{\{[<%][\s\S]*?[%>]\}\}|\{%[\s\S]*?%\}/g, '').replaceAll(/<!--\s*more\s*-->/gi, ''),
      ),
      updatedAt: timeOf(said(front, 'lastmod', 'updated', 'modified', 'last_modified_at'), zone),
      alsoIn: others.map(asLabel),
      authors: writers,
      flags: isFeatured ? ['legfontosabb'] : [],
      cover: coverOf(read),
      description: plainText(said(front, 'description')),
      searchTitle: said(front, 'seo_title', 'meta_title'),
      canonical: said(front, 'canonical', 'canonical_url', 'canonicalurl', 'canonicalURL', 'canonicalUrl'),
      isEnglish: /^en\b/i.test(said(front, 'lang', 'language')),
      base: `/${file.replaceAll('\\', '/')}`,
      beside: [
        join(folder, dirname(file)),
        folder,
        join(folder, 'static'),
        join(folder, '..', 'static'),
        join(folder, '..', 'public'),
      ],
      account,
    };
  };

  return {
    home: () => home,
    outlines: async function* () {
      for await (const read of files()) yield outlineOf(read);
    },
    articles: async function* () {
      for await (const read of files()) yield articleOf(read);
    },
    pictureOf: () => undefined,
    newspaper: () => ({ sections: [...sections.values()], authors: [...authors.values()], menus: [], lists: [] }),
    rest: () => rest,
  };
};
