import { hasGate } from '#adapters/origin/database/article-text/gate.ts';
import { withGates } from '#adapters/origin/newsroom/file/foreign-gates.ts';
import { plainText } from '../body/plain-text.ts';
import { Account } from '../moved/account.ts';
import type { Label, MovedArticle, MovedSource, Outline, Readers, SourcePicture } from '../moved/moved-article.ts';
import { isObject, textAt } from '../moved/parsed-object.ts';
import { GhostIndex } from './ghost-index.ts';
import type { GhostRow } from './read-ghost.ts';
import { renderLexical } from './render-lexical.ts';
import { renderMobiledoc } from './render-mobiledoc.ts';

export interface GhostNeeds {
  /** Each call reads them from the beginning. */
  readonly rows: () => AsyncIterable<GhostRow>;
  /** Address of the old site, which the export does not name. */
  readonly home: string;
  /** Unix seconds. */
  readonly now: number;
}

/** Ghost writes this instead of its own address. */
const ownAddress = /__GHOST_URL__/g;

const timeOf = (text: string): number | null => {
  if (text === '') return null;
  const at = /^\d+$/.test(text) ? Number(text) : Date.parse(text.includes('T') ? text : `${text.replace(' ', 'T')}Z`);
  return Number.isNaN(at) ? null : Math.floor(at / 1000);
};

interface State {
  readonly readers: Readers;
  readonly why: string;
}

const stateOf = (post: unknown, now: number): State => {
  const [status, visibility] = [textAt(post, 'status'), textAt(post, 'visibility')];
  if (status !== 'published') return { readers: 'hidden', why: `its status is ${status || 'unknown'}: inactive` };
  if ((timeOf(textAt(post, 'published_at')) ?? 0) > now)
    return { readers: 'hidden', why: 'its time is in the future: inactive' };
  if (visibility === '' || visibility === 'public') return { readers: 'public', why: '' };
  return { readers: 'members', why: `for ${visibility}: closed` };
};

const emailCards = /<!--\s*kg-card-begin:\s*email(?:-cta)?\s*-->[\s\S]*?<!--\s*kg-card-end:\s*email(?:-cta)?\s*-->/g;
const cardMarks = /<!--\s*kg-card-(?:begin|end):\s*(?!paywall)[\w-]+\s*-->/g;

const isCut = (post: unknown): boolean => isObject(post) && post['access'] === false;

const cardsIn = (post: unknown): readonly string[] => {
  const lexical = textAt(post, 'lexical');
  const names = lexical === '' ? [] : [...lexical.matchAll(/"type":"([a-z-]+)"/g)].map(([, name = '']) => name);
  return names.filter((name) => !/^(?:root|text|extended-text|linebreak|listitem)$/.test(name));
};

const filledByGhost = /^(?:signup|product|header|email|email-cta|call-to-action|transistor)$/;

export const openGhost = ({ rows, home, now }: GhostNeeds): MovedSource => {
  const index = new GhostIndex();

  const sectionOf = (id: string): Label | null => index.tagsOf(id).find(({ isInternal }) => !isInternal) ?? null;

  const outlineOf = (post: unknown): Outline => {
    const id = textAt(post, 'id');
    const slug = textAt(post, 'slug');
    const section = textAt(post, 'type') === 'page' ? null : sectionOf(id);
    return {
      id,
      slug,
      title: plainText(textAt(post, 'title')),
      readers: stateOf(post, now).readers,
      publishedAt: timeOf(textAt(post, 'published_at')),
      isPage: textAt(post, 'type') === 'page',
      section: section === null ? null : { slug: section.slug, name: section.name },
      tags: index
        .tagsOf(id)
        .filter(({ isInternal }) => !isInternal)
        .map(({ name }) => name),
      addresses: slug === '' ? [] : [`/${slug}/`, `/${slug}/amp/`],
    };
  };

  const isPost = ({ table }: { readonly table: string }): boolean => table === 'posts';

  const outlines = async function* (): AsyncGenerator<Outline> {
    // Tables come in any order, and a post needs rows of others.
    for await (const row of rows()) if (!isPost(row)) index.learn(row);
    for await (const row of rows()) if (isPost(row)) yield outlineOf(row.row);
  };

  const textOf = (post: unknown, account: Account): string => {
    const html = textAt(post, 'html');
    const made = html || renderLexical(textAt(post, 'lexical')) || renderMobiledoc(textAt(post, 'mobiledoc'));
    for (const name of cardsIn(post))
      if (filledByGhost.test(name)) account.dropped(`card:${name}`, 'Ghost fills it at each view or sends it by mail');
      else account.kept(`card:${name}`);
    // The Content API cuts the text at its divider, and drops that.
    const divider = isCut(post) ? '<!--members-only-->' : '';
    return `${made}${divider}`.replaceAll(emailCards, '').replaceAll(cardMarks, '').replaceAll(ownAddress, home);
  };

  const coverOf = (post: unknown): SourcePicture | null => {
    const address = textAt(post, 'feature_image') || textAt(post, 'image');
    const meta = index.metas.get(textAt(post, 'id'));
    return address === ''
      ? null
      : {
          address: address.replaceAll(ownAddress, home),
          alt: meta?.alt ?? '',
          caption: plainText(meta?.caption ?? ''),
          credit: '',
        };
  };

  const articleOf = (post: unknown): MovedArticle => {
    const account = new Account();
    const [state, id, type] = [stateOf(post, now), textAt(post, 'id'), textAt(post, 'type') || 'post'];
    const html = textOf(post, account);
    const isOpenPage = type === 'page' && state.readers === 'public' && !hasGate(withGates(html));
    const changes = [
      ...(state.why === '' ? [] : [state.why]),
      ...(type === 'page' ? [isOpenPage ? 'a page: a document' : 'a page: an article without a section'] : []),
    ];
    if (changes.length === 0) account.kept(`item:${type}`);
    else account.changed(`item:${type}`, changes.join('; '));
    const isFeatured = /^(?:1|true)$/.test(String((post as { readonly featured?: unknown }).featured));
    if (isFeatured) account.changed('featured', 'the flag legfontosabb');
    for (const { isInternal } of index.tagsOf(id))
      if (isInternal) account.dropped('tag', 'an internal tag of the editors');
    const meta = index.metas.get(id);
    if (meta?.searchTitle)
      if (isOpenPage) account.dropped('meta_title', 'documents have no such field');
      else account.kept('meta_title');
    for (const key of ['codeinjection_head', 'codeinjection_foot'])
      if (textAt(post, key) !== '') account.dropped(key, 'pages run no code of texts');
    if (isCut(post)) account.dropped('closed text', 'the Content API does not give it: use a key of the Admin API');
    const excerpt = plainText(textAt(post, 'custom_excerpt'));
    if (excerpt !== '') account.kept('custom_excerpt');
    return {
      ...outlineOf(post),
      alsoIn: [],
      lead: excerpt,
      html,
      updatedAt: timeOf(textAt(post, 'updated_at')),
      authors: index.authorsOf(id),
      flags: isFeatured ? ['legfontosabb'] : [],
      cover: coverOf(post),
      description: meta?.description || textAt(post, 'meta_description'),
      searchTitle: meta?.searchTitle || textAt(post, 'meta_title'),
      canonical: textAt(post, 'canonical_url').replaceAll(ownAddress, home),
      isEnglish: false,
      account,
    };
  };

  const articles = async function* (): AsyncGenerator<MovedArticle> {
    for await (const row of rows()) if (isPost(row)) yield articleOf(row.row);
  };

  const tags = (): readonly Label[] => [...index.tags.values()].filter(({ isInternal }) => !isInternal);

  return {
    home: () => home,
    outlines,
    articles,
    pictureOf: () => undefined,
    newspaper: () => ({
      sections: [],
      authors: [...index.users.values()],
      menus: [],
      lists: [
        ...tags().map(({ slug, name }) => ({ from: `/tag/${slug}`, kind: 'tag' as const, to: name })),
        ...[...index.users.values()].map(({ slug }) => ({
          from: `/author/${slug}`,
          kind: 'author' as const,
          to: slug,
        })),
        { from: '/rss', kind: 'feed', to: '' },
      ],
    }),
    rest: () => index.account,
  };
};
