/** What crawlers, advertisers and finders of faults are told; everything here may be changed by a newsroom. */
export const wellKnown = {
  robots: {
    /** Names of crawlers that are asked to stay away altogether, such as those that gather texts to train models. */
    refused: [] as readonly string[],
    /** Paths of no use to a search engine; `*` stands for any text. */
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
    /** Before the `@` of the owner's address, which podcast directories write to; empty tells nobody's. */
    ownerMailbox: '',
  },
  security: {
    /** Before the `@` of the address at each domain. */
    mailbox: 'security',
    /** The statement is renewed by itself and holds so many days. */
    validDays: 180,
  },
} as const;
