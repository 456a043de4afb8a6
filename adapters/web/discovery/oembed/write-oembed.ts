import type { Page } from '#core/pages/page.ts';
import type { LinkedArticle } from '#core/editorial/articles/article.ts';
import type { PublishedArticle } from '#core/editorial/articles/visible-article.ts';
import { imageVariant } from '#core/media/images/image-variant.ts';
import { imageSizes } from '#core/media/images/sizes.ts';
import { frontAddress, pageAddress, publicAddress } from '#core/pages/building/public-addresses.ts';
import { publicTitle } from '#core/pages/building/public-title.ts';
import { element, parent, xmlDeclaration, xmlText } from '../xml.ts';

export type Oembed = Readonly<Record<string, string | number>>;

const widest = 640;
const height = 240;
/** Seconds. */
const keptFor = 3_600;

const quotation = (url: string, title: string, lead: string, site: string): string =>
  `<blockquote cite="${xmlText(url)}"><p><a href="${xmlText(url)}">${xmlText(title)}</a></p>${lead === '' ? '' : `<p>${xmlText(lead)}</p>`}<footer>${xmlText(site)}</footer></blockquote>`;

/** `maxWidth` and `maxHeight` are pixels. */
export const oembedOf = (
  page: Pick<Page, 'frame' | 'head'>,
  article: PublishedArticle<LinkedArticle>,
  maxWidth: number,
  maxHeight: number,
): Oembed => {
  const { frame, head } = page;
  const title = publicTitle(page, { article });
  const { site, common } = frame;
  const url = pageAddress(page);
  const { authors } = article;
  const [author] = authors;
  const picture = head.image === null ? null : imageVariant(head.image, 'share', null, common.assetsUrl);
  const fits = imageSizes.share.width <= maxWidth && imageSizes.share.height <= maxHeight;
  return {
    version: '1.0',
    type: 'rich',
    title,
    html: quotation(url, title, head.description, site.name),
    width: Math.min(widest, maxWidth),
    height: Math.min(height, maxHeight),
    cache_age: keptFor,
    provider_name: site.name,
    provider_url: frontAddress(frame),
    ...(author === undefined ? {} : { author_name: authors.map(({ name }) => name).join(', ') }),
    ...(authors.length === 1 && author?.url ? { author_url: publicAddress(site, author.url) } : {}),
    ...(picture === null || !fits
      ? {}
      : {
          thumbnail_url: publicAddress(site, picture),
          thumbnail_width: imageSizes.share.width,
          thumbnail_height: imageSizes.share.height,
        }),
  };
};

export const oembedXml = (answer: Oembed): string =>
  xmlDeclaration +
  parent(
    'oembed',
    Object.entries(answer).map(([name, value]) => element(name, String(value))),
  );
