import type { SiteRole } from '#core/addresses/sites/site.ts';
import { imageVariant } from '#core/media/images/image-variant.ts';
import { imageSizes } from '#core/media/images/sizes.ts';
import { feedFormats, feedIn, type FeedFormat } from '#core/editorial/lists/feed-format.ts';
import type { Frame, SiteSummary } from '#core/pages/page-frame.ts';
import type { Head } from '#core/pages/page-head.ts';
import { publicAddress } from '#core/pages/building/public-addresses.ts';
import { podcastMessages } from '../messages/media/podcasts.ts';

export type HeadTag = readonly ['meta' | 'link', Readonly<Record<string, string>>];

const named = (name: string, content: string): HeadTag => ['meta', { name, content }];
const property = (name: string, content: string): HeadTag => ['meta', { property: name, content }];
const link = (rel: string, href: string): HeadTag => ['link', { rel, href }];
const when = (value: string | undefined, tag: (value: string) => HeadTag): readonly HeadTag[] =>
  value === undefined || value === '' ? [] : [tag(value)];

/** Icons by path: spec §2.1; files in ui/public. */
const favicon = (role: SiteRole): string => {
  if (role === 'g7') return '/icons/g7.svg';
  return role === 'after' ? '/icons/after.svg' : '/icons/default.svg';
};

export const tagsOfSite = ({
  role,
  pathPrefix,
  verificationCode,
}: Pick<SiteSummary, 'role' | 'pathPrefix' | 'verificationCode'>): readonly HeadTag[] => {
  const [light, dark] = role === 'karakter' ? ['#fbf6ee', '#151210'] : ['#ffffff', '#121212'];
  return [
    ['meta', { name: 'theme-color', media: '(prefers-color-scheme: light)', content: light }],
    ['meta', { name: 'theme-color', media: '(prefers-color-scheme: dark)', content: dark }],
    ['link', { rel: 'icon', type: 'image/svg+xml', href: favicon(role) }],
    link('apple-touch-icon', `/icons/${role}-180.png`),
    link('manifest', `${pathPrefix}/manifest.webmanifest`),
    ...when(verificationCode, (code) => named('google-site-verification', code)),
  ];
};

const feedTypes: Readonly<Record<FeedFormat, readonly [type: string, name: string]>> = {
  rss: ['application/rss+xml', 'RSS'],
  atom: ['application/atom+xml', 'Atom'],
  jsonfeed: ['application/feed+json', 'JSON Feed'],
};

const alternate = (type: string, title: string, href: string): HeadTag => [
  'link',
  { rel: 'alternate', type, title, href },
];

const feeds = ({ feed }: Head): readonly HeadTag[] =>
  (feed === null ? [] : feedFormats).map((format) => {
    const [type, name] = feedTypes[format];
    return alternate(type, `${feed?.title} (${name})`, feedIn(feed?.path ?? '', format));
  });

const podcastFeeds = ({ site }: Frame, { podcasts = [] }: Head): readonly HeadTag[] =>
  podcasts.map(({ title, path }) =>
    alternate('application/rss+xml', `${title ?? podcastMessages.allOf(site.name)} (${podcastMessages.feed})`, path),
  );

export const titleOfWindow = ({ name }: Pick<SiteSummary, 'name'>, { title, searchTitle = title }: Head): string =>
  searchTitle === '' ? name : `${searchTitle} – ${name}`;

const addressOf = ({ site }: Frame, { canonical, canonicalOrigin }: Head): string =>
  (canonicalOrigin ?? site.origin) + canonical;

const oembedPath = (frame: Frame, head: Head): string =>
  `/api/oembed?format=json&url=${encodeURIComponent(addressOf(frame, head))}`;

const imageAlt = ({ site }: Frame, { imageAlt: own, title }: Head): string => own || title || site.name;

const ofArticle = (
  { site }: Frame,
  { publishedAt, updatedAt, section, authorUrls = [], tags = [] }: Head,
): readonly HeadTag[] => [
  ...when(publishedAt, (at) => property('article:published_time', at)),
  ...when(updatedAt, (at) => property('article:modified_time', at)),
  ...authorUrls.map((url) => property('article:author', publicAddress(site, url))),
  ...when(section, (name) => property('article:section', name)),
  ...tags.map((tag) => property('article:tag', tag)),
];

const shareImage = ({ image }: Head, { site, common }: Frame): string =>
  publicAddress(site, image === null ? site.shareLogo : imageVariant(image, 'share', null, common.assetsUrl));

const openGraph = (frame: Frame, head: Head): readonly HeadTag[] => [
  property('og:site_name', frame.site.name),
  property('og:type', head.type),
  property('og:locale', head.language === 'en' ? 'en_GB' : 'hu_HU'),
  property('og:url', addressOf(frame, head)),
  property('og:title', head.title || frame.site.name),
  ...when(head.description, (text) => property('og:description', text)),
  property('og:image', shareImage(head, frame)),
  property('og:image:width', `${imageSizes.share.width}`),
  property('og:image:height', `${imageSizes.share.height}`),
  property('og:image:alt', imageAlt(frame, head)),
  ...(head.type === 'article' ? ofArticle(frame, head) : []),
];

export const tagsOfHead = (frame: Frame, head: Head): readonly HeadTag[] => [
  ...when(head.description, (text) => named('description', text)),
  link('canonical', head.publishedFirstAt ?? addressOf(frame, head)),
  named('robots', head.noindex || frame.preview ? 'noindex' : 'max-image-preview:large'),
  ...feeds(head),
  ...podcastFeeds(frame, head),
  ...(head.type === 'article' ? [alternate('application/json+oembed', head.title, oembedPath(frame, head))] : []),
  ...openGraph(frame, head),
  named('twitter:card', 'summary_large_image'),
  ...when(frame.site.twitterHandle, (handle) => named('twitter:site', handle)),
  named('twitter:image:alt', imageAlt(frame, head)),
  ...(head.authors ?? []).map((author) => named('author', author)),
];
