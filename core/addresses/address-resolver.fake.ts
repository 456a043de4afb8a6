import type { RedirectRule } from './redirects/redirect-rule.ts';
import { fiveSites } from './sites/five-sites.fake.ts';
import type { AddressResolver } from './address-resolver.ts';
import { pageAddressResolver, type PageAddressNeeds } from '../pages/page-address-resolver.ts';
import type { ResourceRow } from './routes/resources.ts';

const rule = (id: string, from: string, to: string, status: 301 | 302 = 301): RedirectRule => ({
  id,
  from,
  to,
  status,
  examples: [],
});

export const someRules: readonly RedirectRule[] = [
  rule('newest', '/list/newest', '/legfrissebb'),
  rule('announcement', '/list/announcement', '/kozlemenyek'),
  rule('support', '/t', '/tamogatas'),
  rule('author', '/szerzo/kis-eva-pecs', '/szerzo/kis-eva'),
  rule('cup', '/{rovat|cimke}/kupa-2024', '/melleklet/kupa-2024'),
  rule('cup-below', '/{rovat|cimke}/kupa-2024/{rest...}', '/melleklet/kupa-2024/{rest...}'),
  rule('tag', '/tag/{rest...}', '/cimke/{rest...}'),
  rule('shop', '/shop', 'https://bolt.example/'),
  rule('announcements', '/kozlemenyek', '/rovat/kozlemeny'),
  rule('dated', '/{section}/{yyyymmdd}/{slug}', '/g7/{yyyy}/{mm}/{dd}/{slug}'),
];

export const someResources: readonly ResourceRow[] = [
  { kind: 'exact', path: '/rss' },
  { kind: 'below', path: '/rss/' },
  { kind: 'below', path: '/uploads/' },
  { kind: 'exact', path: '/robots.txt' },
  { kind: 'of-page', suffix: '/_payload.json' },
  { kind: 'of-page', suffix: '/_version.json' },
];

export const someResolver = (changes: Partial<PageAddressNeeds> = {}): AddressResolver =>
  pageAddressResolver({
    sites: fiveSites,
    academySegment: 'lapakademia',
    rules: someRules,
    resources: someResources,
    ...changes,
  });
