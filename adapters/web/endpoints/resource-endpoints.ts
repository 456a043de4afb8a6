import type { Protection } from './protection.ts';

interface ResourceEndpoint extends Protection {
  readonly paths: readonly (string | RegExp)[];
}

const read = { crossSite: 'read-only', body: null } as const;
const fromFiles = { ...read, limits: ['none: static'], caching: 'shared' } as const;
const polled = { ...read, limits: ['none: data cache'], caching: 'shared' } as const;
/** Clients can invent endless addresses; each miss costs an upstream request. */
const invented = { ...read, limits: ['uncachedWork'], caching: 'shared' } as const;

/**
 * All addresses other than pages, in matching order. The judge reads them through adapters/web/endpoints/resources.ts
 * and never redirects them.
 */
export const resourceEndpoints = {
  buildManifest: { ...fromFiles, paths: ['/builds/latest.json', '/builds/meta/:build'], caching: 'never' },
  serviceWorker: { ...fromFiles, paths: ['/service-worker.js'], caching: 'revalidated' },
  adultPlates: { ...fromFiles, paths: [/^\/icons\/adult-[^/]+$/] },
  files: { ...fromFiles, paths: ['/assets/*file', '/icons/*file'] },
  siteIcons: { ...fromFiles, paths: [/\/(?:favicon|apple-touch-icon)[^/]*$/] },
  uploads: { ...read, paths: ['/uploads/*name'], limits: ['uncachedWork for unknown names'], caching: 'shared' },
  sportPictures: { ...invented, paths: ['/sportkep/:picture'] },
  siteTexts: {
    ...fromFiles,
    paths: ['/robots.txt', '/ads.txt', '/.well-known/security.txt', /\/manifest\.webmanifest$/],
  },
  sitemaps: { ...invented, paths: ['/sitemap.xml', '/sitemaps/:file'] },
  podcastFeeds: {
    ...invented,
    paths: ['/rss/podcast', '/rss/podcast/:slug', '/rss/podcast/:slug/:episode/:file'],
  },
  feeds: {
    ...invented,
    paths: ['/rss{/*list}', '/atom{/*list}', '/jsonfeed{/*list}'],
    limits: ['uncachedWork', 'search'],
  },
  oembed: { ...invented, paths: ['/api/oembed'] },
  commonData: { ...polled, paths: ['/api/refresh'], caching: 'revalidated' },
  minutes: { ...polled, paths: ['/api/minutes-counter'] },
  notices: { ...polled, paths: ['/api/notices'], caching: 'revalidated' },
  live: {
    ...invented,
    paths: ['/api/livescore/:sport/:kind/:id', '/api/livescore/:sport/:kind/:id/events'],
    limits: ['uncachedWork', 'open-streams'],
  },
  liveNow: { ...polled, paths: ['/api/livescore/now'] },
  count: { ...polled, paths: ['/api/count/:supplement/*place'] },
  quiz: { ...read, paths: ['/api/quizzes/:id'], limits: ['quizRead'], caching: 'never' },
  newsletters: {
    paths: ['/api/newsletter/*step'],
    crossSite: 'token-and-cookie',
    limits: ['newsletterForm'],
    body: null,
    caching: 'never',
  },
  topics: { ...read, paths: ['/api/topics'], limits: ['topicForm'], caching: 'never' },
  search: { ...read, paths: ['/api/search/suggest', '/api/search/articles'], limits: ['search'], caching: 'shared' },
  liveVersion: { ...invented, paths: [/\/_version\.json$/] },
} as const satisfies Readonly<Record<string, ResourceEndpoint>>;

export type ResourceName = keyof typeof resourceEndpoints;
