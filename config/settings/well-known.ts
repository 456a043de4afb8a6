export const wellKnown = {
  robots: {
    refused: [] as readonly string[],
    disallowed: [
      '/archivum?',
      '/*/archivum?',
      '/*_payload.json',
      '/*_version.json',
      '/api/',
      '/login',
      '/app-web-widget',
    ],
    allowed: ['/api/oembed'],
  },
  /** Lines of ads.txt: `domain, publisher, DIRECT or RESELLER, certification`. */
  adSellers: [] as readonly string[],
  podcasts: {
    /** Local part of the owner's address for podcast directories; empty for none. */
    ownerMailbox: '',
  },
  security: {
    mailbox: 'security',
    /** In days; the file is renewed automatically. */
    validDays: 180,
  },
} as const;
