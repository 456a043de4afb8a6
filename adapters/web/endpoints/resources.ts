import type { ResourceRow } from '#core/addresses/routes/resources.ts';

const exact = (path: string): ResourceRow => ({ kind: 'exact', path });
const below = (path: string): ResourceRow => ({ kind: 'below', path });

/** URLs of responses other than pages; redirects never apply to them. */
export const resources: readonly ResourceRow[] = [
  exact('/rss'),
  below('/rss/'),
  exact('/atom'),
  below('/atom/'),
  exact('/jsonfeed'),
  below('/jsonfeed/'),
  { kind: 'of-page', suffix: '/_payload.json' },
  { kind: 'of-page', suffix: '/_version.json' },
  { kind: 'of-page', suffix: '/manifest.webmanifest' },
  below('/uploads/'),
  below('/sportkep/'),
  below('/assets/'),
  below('/icons/'),
  below('/builds/'),
  exact('/robots.txt'),
  exact('/sitemap.xml'),
  below('/sitemaps/'),
  exact('/ads.txt'),
  exact('/service-worker.js'),
  { kind: 'of-page', suffix: '/favicon.ico' },
  { kind: 'of-page', suffix: '/favicon.svg' },
  { kind: 'of-page', suffix: '/apple-touch-icon.png' },
  { kind: 'of-page', suffix: '/apple-touch-icon-precomposed.png' },
  ...['120x120', '152x152'].flatMap((size) => [
    exact(`/apple-touch-icon-${size}.png`),
    exact(`/apple-touch-icon-${size}-precomposed.png`),
  ]),
  below('/.well-known/'),
  exact('/healthz'),
  exact('/readyz'),
  below('/api/'),
];
