import type { KeptBeside } from './web-server-config.ts';

/** Until the web server is built. */
export const nothingKept: KeptBeside = {
  invalidate: () => undefined,
  drop: async () => ({ feeds: [], sitemaps: [], others: [] }),
  closeStreams: () => undefined,
  setNotices: (body) => body,
  followNotices: async () => undefined,
  loadContent: async () => false,
  streams: () => 0,
};
