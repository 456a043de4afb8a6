import type { Assets } from './assets.ts';

export const exampleAssets: Assets = {
  build: 'b',
  styles: [],
  themeScript: '/theme.js',
  noticeScript: '/assets/notice.js',
  passkeyScript: '/assets/passkey.js',
  topicsScript: '/assets/topics.js',
  consentScript: '/assets/consent.js',
  thirdPartyScript: '/assets/third-parties.js',
  videoScript: '/assets/video.js',
  entry: '/entry.js',
  scripts: [],
  fonts: [],
};
