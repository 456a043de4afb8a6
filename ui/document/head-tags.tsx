import { imageSizes } from '#core/images/sizes.ts';
import type { Frame, Head } from '#core/pages/page.ts';
import { isoTime } from '#core/wording/iso-time.ts';
import { shareImage } from './share-image.ts';

interface Props {
  readonly frame: Frame;
  readonly head: Head;
}

/** What search engines, social networks and feed readers are told. */
export const HeadTags = ({ frame, head }: Props) => (
  <>
    {head.description !== '' && <meta name="description" content={head.description} />}
    <link rel="canonical" href={frame.site.origin + head.canonical} />
    {(head.noindex || frame.preview) && <meta name="robots" content="noindex" />}
    {head.feed && <link rel="alternate" type="application/rss+xml" title={head.feed.title} href={head.feed.path} />}
    <OpenGraph frame={frame} head={head} />
    <meta name="twitter:card" content="summary_large_image" />
    {frame.site.twitterHandle !== '' && <meta name="twitter:site" content={frame.site.twitterHandle} />}
    {head.authors?.map((author) => <meta key={author} name="author" content={author} />)}
  </>
);

const OpenGraph = ({ frame: { site, common }, head }: Props) => {
  const { width, height } = imageSizes.share;
  return (
    <>
      <meta property="og:site_name" content={site.name} />
      <meta property="og:type" content={head.type} />
      <meta property="og:locale" content={head.language === 'en' ? 'en_GB' : 'hu_HU'} />
      <meta property="og:url" content={site.origin + head.canonical} />
      <meta property="og:title" content={head.title || site.name} />
      {head.description !== '' && <meta property="og:description" content={head.description} />}
      <meta property="og:image" content={shareImage(head.image, site, common.assetsUrl)} />
      <meta property="og:image:width" content={`${width}`} />
      <meta property="og:image:height" content={`${height}`} />
      <meta property="og:image:alt" content={head.imageAlt || head.title || site.name} />
      {head.type === 'article' && <ArticleTags head={head} />}
    </>
  );
};

const ArticleTags = ({ head: { publishedAt, updatedAt, section, tags } }: Pick<Props, 'head'>) => (
  <>
    {publishedAt !== undefined && <meta property="article:published_time" content={isoTime(publishedAt)} />}
    {updatedAt !== undefined && <meta property="article:modified_time" content={isoTime(updatedAt)} />}
    {section !== undefined && <meta property="article:section" content={section} />}
    {tags?.map((tag) => <meta key={tag} property="article:tag" content={tag} />)}
  </>
);
