import express, { type Router } from 'express';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Address } from '#core/addresses/paths/address.ts';
import { askedAddress } from './asked-address.ts';

/** Answers an address with something other than a page; false when there is no such thing. */
export type AnswerResource = (request: IncomingMessage, response: ServerResponse, address: Address) => Promise<boolean>;

/** Who answers what is not a page. */
export type ResourceAnswers = Readonly<
  Record<
    | 'buildManifest'
    | 'serviceWorker'
    | 'files'
    | 'siteIcons'
    | 'adultPlates'
    | 'uploads'
    | 'siteTexts'
    | 'sitemaps'
    | 'feeds'
    | 'podcastFeeds'
    | 'oembed'
    | 'commonData'
    | 'minutes'
    | 'notices'
    | 'search'
    | 'live'
    | 'count'
    | 'quiz'
    | 'newsletters'
    | 'topics'
    | 'sportPictures'
    | 'liveVersion',
    AnswerResource
  >
>;

/**
 * The addresses that lead to something other than a page, in the order in which they are tried. The judge knows them by
 * config/resources.ts, so that no redirect touches them and no page takes their words.
 */
export const resourceRoutes = (to: ResourceAnswers): Router => {
  const router = express.Router({ caseSensitive: true, strict: true });
  const get = (path: string | RegExp | (string | RegExp)[], answer: AnswerResource) =>
    router.get(path, async (request, response, next) => {
      if (!(await answer(request, response, askedAddress(request)))) next();
    });

  get(['/builds/latest.json', '/builds/meta/:build'], to.buildManifest);
  get('/service-worker.js', to.serviceWorker);
  get(/^\/icons\/adult-[^/]+$/, to.adultPlates);
  get(['/assets/*file', '/icons/*file'], to.files);
  get(/\/(?:favicon|apple-touch-icon)[^/]*$/, to.siteIcons);
  get('/uploads/*name', to.uploads);
  get('/sportkep/:picture', to.sportPictures);

  get(['/robots.txt', '/ads.txt', '/.well-known/security.txt', /\/manifest\.webmanifest$/], to.siteTexts);
  get(['/sitemap.xml', '/sitemaps/:file'], to.sitemaps);
  get(['/rss/podcast', '/rss/podcast/:slug', '/rss/podcast/:slug/:episode/:file'], to.podcastFeeds);
  get(['/rss{/*list}', '/atom{/*list}', '/jsonfeed{/*list}'], to.feeds);
  get('/api/oembed', to.oembed);

  get('/api/refresh', to.commonData);
  get('/api/minutes-counter', to.minutes);
  get('/api/notices', to.notices);
  get(['/api/livescore/:sport/:kind/:id', '/api/livescore/:sport/:kind/:id/events'], to.live);
  get('/api/count/:supplement/*place', to.count);
  get('/api/quizzes/:id', to.quiz);
  get('/api/newsletter/*step', to.newsletters);
  get('/api/topics', to.topics);
  get(['/api/search/suggest', '/api/search/articles'], to.search);
  get(/\/_version\.json$/, to.liveVersion);
  return router;
};
