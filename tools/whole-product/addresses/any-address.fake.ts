import fc from 'fast-check';
import { brand } from '../../../config/settings/brand.ts';

export interface Asked {
  readonly host: string;
  readonly path: string;
}

const words = [
  '',
  '.',
  '..',
  'rovat',
  'cimke',
  'szerzo',
  'tag',
  'list',
  'newest',
  'announcement',
  'melleklet',
  'tippjatek',
  'eb-2024',
  'tokio-2020',
  'g7',
  'G7',
  'after',
  'karakter',
  'friss',
  'adat',
  'belfold',
  '2024',
  '02',
  '29',
  '30',
  '13',
  '3',
  '20240229',
  '20230229',
  'egy-cikk',
  'elo',
  'ELO',
  't',
  'en',
  'shop',
  'login',
  'tamogatas',
  'siker',
  'te',
  'english',
  'archivum',
  'kozlemenyek',
  'legfrissebb',
  'impresszum',
  'empty',
  'rss',
  'uploads',
  'assets',
  '_payload.json',
  'healthz',
  `${brand.slug}akademia`,
  'urmosi-kinga-kolozsvar',
  '%C5%91',
  'ő',
  '%',
  '%2',
  '%2F',
  '%5c',
  '%00',
  '%FF',
  '%2e%2e',
  '\\',
  '@evil.example',
  ':80',
  ';x',
  'constructor',
  '__proto__',
  'a'.repeat(300),
];
const segment = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...words) },
  { weight: 1, arbitrary: fc.webSegment() },
);
const separator = fc.oneof(
  { weight: 12, arbitrary: fc.constant('/') },
  { weight: 1, arbitrary: fc.constantFrom('//', '/\\', '\\') },
);
const path = fc
  .tuple(
    fc.constantFrom('/', '/', '/', '/', '//', '/\\', '///'),
    fc.array(fc.tuple(segment, separator), { maxLength: 8 }),
  )
  .map(([start, parts]) => (start + parts.map(([word, next]) => word + next).join('')).replace(/[?#]/g, ''));
const tidyPath = fc
  .array(segment, { maxLength: 7 })
  .map((parts) => `/${parts.filter((part) => part !== '').join('/')}`.replace(/[?#]/g, ''));
const query = fc.constantFrom(
  '',
  '',
  '',
  '?',
  '?fbclid=1',
  '?FBCLID=1',
  '?a=1&fbclid=x&b=2',
  '?fb%63lid',
  '?a=%zz',
  '?oldal=2',
  '?oldal=2abc&oldal=3',
  '?fbclid&&',
  '?isMobileApp=1',
  '?x=//evil.example',
);
const host = fc.constantFrom(
  brand.domain,
  brand.domain,
  brand.sisterDomain,
  `${brand.slug}.localhost`,
  'localhost',
  'evil.example',
  `${brand.domain.toUpperCase()}.:8080`,
);
export const asked: fc.Arbitrary<Asked> = fc.record({
  host,
  path: fc.tuple(fc.oneof(path, tidyPath), query).map(([one, other]) => one + other),
});
