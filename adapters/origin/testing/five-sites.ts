import type { OriginSite } from '../database/schema/origin-site.ts';

export const fiveSites: readonly OriginSite[] = [
  {
    role: 'main',
    slug: 'lapunk',
    domain: 'lapunk.example',
    name: 'Lapunk',
    pathPrefix: '',
    timeZone: 'Europe/Budapest',
  },
  {
    role: 'after',
    slug: 'after',
    domain: 'lapunk.example',
    name: 'After',
    pathPrefix: '/after',
    timeZone: 'Europe/Budapest',
  },
  { role: 'g7', slug: 'g7', domain: 'lapunk.example', name: 'G7', pathPrefix: '/g7', timeZone: 'Europe/Budapest' },
  {
    role: 'karakter',
    slug: 'karakter',
    domain: 'lapunk.example',
    name: 'Karakter',
    pathPrefix: '/karakter',
    timeZone: 'Europe/Budapest',
  },
  {
    role: 'sister',
    slug: 'testver',
    domain: 'testver.example',
    name: 'Testvérlap',
    pathPrefix: '',
    timeZone: 'Europe/Bucharest',
  },
];
