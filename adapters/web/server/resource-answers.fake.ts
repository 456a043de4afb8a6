import type { ResourceAnswers } from './resource-routes.ts';

const none = async (): Promise<boolean> => false;

export const noResources: ResourceAnswers = {
  buildManifest: none,
  serviceWorker: none,
  files: none,
  siteIcons: none,
  adultPlates: none,
  uploads: none,
  siteTexts: none,
  sitemaps: none,
  feeds: none,
  podcastFeeds: none,
  oembed: none,
  commonData: none,
  minutes: none,
  notices: none,
  search: none,
  live: none,
  count: none,
  quiz: none,
  newsletters: none,
  topics: none,
  sportPictures: none,
  liveNow: none,
  liveVersion: none,
};
