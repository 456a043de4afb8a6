import type { FindUnshown } from '#adapters/origin/newsroom/context/unshown.ts';
import type { BodyNeeds } from '../body/body-needs.ts';
import { convertBody } from '../body/convert-body.ts';
import type { Taken } from '../moved/file-fate.ts';
import { absolute } from '../body/absolute.ts';
import type { KnownPicture, Label, MovedArticle } from '../moved/moved-article.ts';
import { articleText, type Head, withoutWrongLetters } from './article-text.ts';
import { canonicalOf } from './canonical-of.ts';
import type { Plan } from './plan.ts';

export interface ArticleNeeds {
  readonly plan: Pick<Plan, 'slugOf' | 'newPath' | 'section' | 'author'>;
  readonly site: string;
  readonly home: string;
  readonly pictureOf: (id: string) => KnownPicture | undefined;
  readonly take: (address: string) => Promise<Taken>;
  readonly takeMedia: BodyNeeds['takeMedia'];
  readonly isEmbed: (address: string) => boolean;
  readonly findUnshown: FindUnshown;
  /** Unix seconds. */
  readonly now: number;
  /** Makes the introduction and entries of a live blog; absent for any other article. */
  readonly asLiveBlog?: ((html: string) => string) | undefined;
}

export interface MadeFile {
  readonly slug: string;
  readonly text: string;
  readonly isPublic: boolean;
}

const maxTagLength = 100;

const timeOf = (seconds: number): string => `${new Date(seconds * 1000).toISOString().slice(0, 19)}Z`;

const tagsOf = ({ tags, account }: MovedArticle): readonly string[] =>
  tags.filter((tag) => {
    const isTag = /[\p{L}\p{N}]/u.test(tag) && tag.length <= maxTagLength;
    if (!isTag) account.dropped('tag', 'without a letter or digit, or longer than 100 characters');
    return isTag;
  });

const coverOf = async (article: MovedArticle, base: string, needs: ArticleNeeds): Promise<Head> => {
  const { cover, account } = article;
  if (cover === null) return {};
  const taken = await needs.take(
    cover.address.startsWith('data:') ? cover.address : absolute(cover.address, base) || cover.address,
  );
  if ('why' in taken) {
    account.dropped('featured image', taken.why);
    return {};
  }
  account.kept('featured image');
  return {
    cover: { file: taken.file, caption: cover.caption, credit: cover.credit },
    ...(cover.alt !== '' && { coverImageAlt: cover.alt }),
  };
};

const distinct = (labels: readonly Label[]): readonly Label[] => [
  ...new Map(labels.map((label) => [label.slug, label])).values(),
];

const titleOf = ({ title, lead, account }: MovedArticle, slug: string): string => {
  if (title.trim() !== '') return title;
  account.changed('title', 'there was none');
  return lead.slice(0, 100).trim() || slug;
};

const cleaned = (value: unknown, article: MovedArticle): unknown => {
  if (typeof value === 'string') return withoutWrongLetters(value, article.account);
  if (Array.isArray(value)) return value.map((part) => cleaned(part, article));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, cleaned(part, article)]));
};

export interface MadeBody {
  readonly base: string;
  readonly html: string;
}

export const bodyOf = async (article: MovedArticle, needs: ArticleNeeds): Promise<MadeBody> => {
  const { account } = article;
  const { plan, home } = needs;
  const slug = plan.slugOf(article.id);
  if (article.slug !== '' && slug !== article.slug)
    account.changed('slug', `${article.slug} is taken, reserved or not valid here`);
  const base = URL.parse(article.base ?? article.addresses[0] ?? '/', home || undefined)?.href ?? '';
  const converted = await convertBody(withoutWrongLetters(article.html, account), {
    ...needs,
    account,
    base,
    newPath: (old) => plan.newPath(old),
  });
  // References such as `&#0;` become such letters.
  return { base, html: withoutWrongLetters(converted, account) };
};

/** The import file of an article; null, with the reason in its account, when import would refuse it. */
export const makeArticle = async (article: MovedArticle, needs: ArticleNeeds): Promise<MadeFile | null> => {
  const { account, readers, publishedAt, updatedAt, section, lead, description, searchTitle = '' } = article;
  const { plan, site, home, now } = needs;
  const slug = plan.slugOf(article.id);
  const { base, html: converted } = await bodyOf(article, needs);
  const html = needs.asLiveBlog?.(converted) ?? converted;
  const main = section === null ? null : plan.section(section);
  const at = publishedAt ?? (readers === 'hidden' ? null : now);
  const canonicalUrl = canonicalOf(article, base, home);
  const head = cleaned(
    {
      site,
      slug,
      type: needs.asLiveBlog === undefined ? 'article' : 'liveblog',
      section: main,
      alsoIn: distinct(article.alsoIn.map((label) => plan.section(label))).filter((label) => label.slug !== main?.slug),
      tags: tagsOf(article),
      authors: distinct(article.authors.map((label) => plan.author(label))),
      flags: article.flags,
      title: titleOf(article, slug),
      lead,
      ...(at !== null && { publishedAt: timeOf(at) }),
      ...(updatedAt !== null && at !== null && updatedAt > at && { updatedAt: timeOf(updatedAt) }),
      ...(description !== '' && { ogDescription: description }),
      ...(searchTitle !== '' && { searchTitle }),
      ...(canonicalUrl !== null && { canonicalUrl }),
      ...(article.isEnglish && { english: true }),
      ...(readers === 'hidden' && { active: false }),
      ...(readers === 'members' && { gated: true }),
      ...(await coverOf(article, base, needs)),
    },
    article,
  ) as Head;
  const text = articleText(head, html, account);
  return text === null ? null : { slug, text, isPublic: readers !== 'hidden' };
};
