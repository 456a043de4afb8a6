import type { Article, Linked } from '../../editorial/articles/article.ts';
import type { Body } from '../../editorial/articles/body.ts';
import { correctionText } from '../../editorial/articles/correction-text.ts';
import { opinionSection } from '../../editorial/articles/by-people.ts';
import { plainText } from '../../editorial/articles/plain-text.ts';
import { imageVariant } from '../../media/images/image-variant.ts';
import { imageSizes, type ImageSize } from '../../media/images/sizes.ts';
import type { PageOf } from '../../pages/page.ts';
import type { ArticleContent } from '../../pages/article/article-content.ts';
import type { Frame } from '../../pages/page-frame.ts';
import { publicTitle } from '../../pages/building/public-title.ts';
import { truncate } from '../../wording/truncate.ts';
import { zonedTime } from '../../wording/zoned-time.ts';
import { pageAddress, publicAddress } from '../../pages/building/public-addresses.ts';
import { publisherReference } from './publisher.ts';
import type { Thing } from './thing.ts';

export type ArticlePage = PageOf<'single_article'> | PageOf<'liveblog_article'>;

/** Characters that search engines show. */
const maxHeadlineLength = 110;

/** Google recommends 16:9, 4:3 and 1:1. */
const cuts: readonly (readonly [ImageSize, '4x' | null])[] = [
  ['landscape', null],
  ['classic', null],
  ['square', '4x'],
];

const picture =
  (frame: Frame, path: string) =>
  ([size, modifier]: (typeof cuts)[number]): Thing => {
    const times = modifier === null ? 1 : 4;
    return {
      '@type': 'ImageObject',
      url: publicAddress(frame.site, imageVariant(path, size, modifier, frame.common.assetsUrl)),
      width: imageSizes[size].width * times,
      height: imageSizes[size].height * times,
    };
  };

export const pictures = (frame: Frame, path: string | null): readonly Thing[] | undefined =>
  path === null ? undefined : cuts.map(picture(frame, path));

export const people = (
  frame: Frame,
  authors: readonly ({ readonly name: string } & Partial<Linked>)[],
): readonly Thing[] =>
  authors.map(({ name, url }) => ({ '@type': 'Person', name, url: url ? publicAddress(frame.site, url) : undefined }));

const typeOf = ({ pr, section }: Article): string => {
  if (pr) return 'AdvertiserContentArticle';
  return section?.slug === opinionSection ? 'OpinionNewsArticle' : 'NewsArticle';
};

const wordsIn = (body: Body): number => {
  const text = plainText(body);
  return text === '' ? 0 : text.split(' ').length;
};

const wordCount = ({ pages, gated, body }: Article): number | undefined =>
  (pages === 1 && !gated && wordsIn(body)) || undefined;

const notFree = { '@type': 'WebPageElement', isAccessibleForFree: false, cssSelector: '.gated' };

const corrections = ({ corrections: all }: Article, at: (second: number) => string): readonly Thing[] | undefined =>
  all.length === 0
    ? undefined
    : all.map((one) => ({ '@type': 'CorrectionComment', text: correctionText(one), datePublished: at(one.at) }));

export const articleFacts = ({ frame, head, content }: ArticlePage): Thing => {
  const { article } = content;
  const at = (second: number): string => zonedTime(second, frame.site.timeZone);
  const authors = people(frame, article.authors);
  return {
    headline: truncate(publicTitle({ head }, content), maxHeadlineLength),
    description: head.description || undefined,
    image: pictures(frame, head.image),
    datePublished: at(article.publishedAt),
    dateModified: at(article.updatedAt ?? article.publishedAt),
    author: authors.length > 0 ? authors : [publisherReference(frame)],
    publisher: publisherReference(frame),
    articleSection: article.section?.name,
    keywords: article.tags.length > 0 ? article.tags.map(({ name }) => name) : undefined,
    inLanguage: head.language,
    correction: corrections(article, at),
    isAccessibleForFree: !article.gated && !article.opened,
    hasPart: article.gated ? notFree : undefined,
  };
};

/** Google: Article. */
export const newsArticle = (page: ArticlePage): Thing => {
  const { article }: ArticleContent = page.content;
  const address = pageAddress(page);
  return {
    '@type': typeOf(article),
    '@id': `${address}#article`,
    url: address,
    mainEntityOfPage: address,
    ...articleFacts(page),
    wordCount: wordCount(article),
    sponsor:
      article.pr && (article.sponsor !== undefined || article.partnerUrl !== null)
        ? { '@type': 'Organization', name: article.sponsor, url: article.partnerUrl ?? undefined }
        : undefined,
  };
};
