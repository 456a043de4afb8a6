import { imageSizes } from '#core/images/sizes.ts';
import { feedFormats, feedIn, type FeedFormat } from '#core/lists/feed-format.ts';
import type { Frame } from '#core/pages/page-frame.ts';
import type { Head } from '#core/pages/page-head.ts';
import { publicAddress } from '#core/pages/public-addresses.ts';
import { zonedTime } from '#core/wording/zoned-time.ts';
import { podcastMessages } from '../messages/podcasts.ts';
import { shareImage } from './share-image.ts';

interface Props {
  readonly frame: Frame;
  readonly head: Head;
}

/** What search engines, social networks and feed readers are told. */
export const HeadTags = ({ frame, head }: Props) => (
  <>
    {head.description !== '' && <meta name="description" content={head.description} />}
    <link rel="canonical" href={(head.canonicalOrigin ?? frame.site.origin) + head.canonical} />
    <meta name="robots" content={head.noindex || frame.preview ? 'noindex' : 'max-image-preview:large'} />
    <Feeds feed={head.feed} />
    {head.podcasts?.map(({ title, path }) => (
      <link
        key={path}
        rel="alternate"
        type="application/rss+xml"
        title={`${title ?? podcastMessages.allOf(frame.site.name)} (${podcastMessages.feed})`}
        href={path}
      />
    ))}
    {head.type === 'article' && (
      <link rel="alternate" type="application/json+oembed" title={head.title} href={oembedPath(frame, head)} />
    )}
    <OpenGraph frame={frame} head={head} />
    <meta name="twitter:card" content="summary_large_image" />
    {frame.site.twitterHandle !== '' && <meta name="twitter:site" content={frame.site.twitterHandle} />}
    <meta name="twitter:image:alt" content={imageAlt(frame, head)} />
    {head.authors?.map((author) => (
      <meta key={author} name="author" content={author} />
    ))}
  </>
);

const imageAlt = ({ site }: Frame, { imageAlt: own, title }: Head): string => own || title || site.name;

/** Where other sites ask how to show this article. */
const oembedPath = ({ site }: Frame, { canonical, canonicalOrigin }: Head): string =>
  `/api/oembed?format=json&url=${encodeURIComponent((canonicalOrigin ?? site.origin) + canonical)}`;

const feedTypes: Readonly<Record<FeedFormat, readonly [type: string, name: string]>> = {
  rss: ['application/rss+xml', 'RSS'],
  atom: ['application/atom+xml', 'Atom'],
  jsonfeed: ['application/feed+json', 'JSON Feed'],
};

const Feeds = ({ feed }: Pick<Head, 'feed'>) =>
  feed &&
  feedFormats.map((format) => {
    const [type, name] = feedTypes[format];
    return (
      <link
        key={format}
        rel="alternate"
        type={type}
        title={`${feed.title} (${name})`}
        href={feedIn(feed.path, format)}
      />
    );
  });

const OpenGraph = ({ frame, head }: Props) => {
  const { site, common } = frame;
  const { width, height } = imageSizes.share;
  return (
    <>
      <meta property="og:site_name" content={site.name} />
      <meta property="og:type" content={head.type} />
      <meta property="og:locale" content={head.language === 'en' ? 'en_GB' : 'hu_HU'} />
      <meta property="og:url" content={(head.canonicalOrigin ?? site.origin) + head.canonical} />
      <meta property="og:title" content={head.title || site.name} />
      {head.description !== '' && <meta property="og:description" content={head.description} />}
      <meta property="og:image" content={shareImage(head.image, site, common.assetsUrl)} />
      <meta property="og:image:width" content={`${width}`} />
      <meta property="og:image:height" content={`${height}`} />
      <meta property="og:image:alt" content={imageAlt(frame, head)} />
      {head.type === 'article' && <ArticleTags frame={frame} head={head} />}
    </>
  );
};

const ArticleTags = ({ frame: { site }, head: { publishedAt, updatedAt, section, authorUrls, tags } }: Props) => (
  <>
    {publishedAt !== undefined && (
      <meta property="article:published_time" content={zonedTime(publishedAt, site.timeZone)} />
    )}
    {updatedAt !== undefined && <meta property="article:modified_time" content={zonedTime(updatedAt, site.timeZone)} />}
    {authorUrls?.map((url) => (
      <meta key={url} property="article:author" content={publicAddress(site, url)} />
    ))}
    {section !== undefined && <meta property="article:section" content={section} />}
    {tags?.map((tag) => (
      <meta key={tag} property="article:tag" content={tag} />
    ))}
  </>
);
