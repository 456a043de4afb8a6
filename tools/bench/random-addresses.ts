import type { Address } from '../../core/addresses/paths/address.ts';
import type { Site } from '../../core/addresses/sites/site.ts';

const sections = [
  'belfold',
  'kulfold',
  'gazdasag',
  'kultura',
  'tudomany',
  'velemeny',
  'eszkombajn',
  'sport',
  'eletmod',
  'video',
];
const words = [
  'arviz',
  'valasztas',
  'kamat',
  'vonat',
  'iskola',
  'film',
  'konyv',
  'penz',
  'hid',
  'piac',
  'erdo',
  'uszas',
  'per',
  'gyar',
];
const fixed = [
  '/',
  '/legfrissebb',
  '/legfontosabb',
  '/english',
  '/after',
  '/g7',
  '/karakter',
  '/g7/adat',
  '/tamogatas',
  '/impresszum',
  '/arfolyam',
  '/archivum',
];
const old = [
  '/list/newest',
  '/t',
  '/rovat/eb-2024/eredmenyek',
  '/kozlemenyek',
  '/shop',
  '/penz/20190212/kamat',
  '/cimke/ep-2024',
  '/legfrissebb/',
  '/belfold/elo',
];
const queries = [
  ...Array.from({ length: 15 }, () => ''),
  'oldal=2',
  'utm_source=hirlevel',
  'fbclid=IwAR0abc',
  'isMobileApp=1',
  'utm_campaign=este',
];

const seeded = (seed: number): ((below: number) => number) => {
  let state = seed >>> 0 || 1;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
};

/** Flattens the string, as it comes from a socket. */
const flat = (text: string): string => Buffer.from(text, 'latin1').toString('latin1');

const two = (number: number): string => String(number).padStart(2, '0');

/** Proportions of a news site: 70 % articles, 5 % old URLs, 5 % with a click id. */
export const randomAddresses = (count: number, seed: number, sites: readonly Site[]): Address[] => {
  const draw = seeded(seed);
  const pick = <T>(from: readonly T[]): T => from[draw(from.length)] as T;
  const slug = (): string => `${pick(words)}-${pick(words)}-${pick(words)}-${draw(1e6)}`;
  const article = (): string =>
    `/${pick(sections)}/${2010 + draw(16)}/${two(1 + draw(12))}/${two(1 + draw(28))}/${slug()}`;
  const path = (): string => {
    const lot = draw(100);
    if (lot < 60) return article();
    if (lot < 66) return `/g7${article()}`;
    if (lot < 69) return `${article()}/elo`;
    if (lot < 76) return `/rovat/${pick(sections)}`;
    if (lot < 81) return `/cimke/${slug()}`;
    if (lot < 84) return `/szerzo/${pick(words)}-${pick(words)}`;
    if (lot < 94) return pick(fixed);
    return lot < 98 ? pick(old) : `/${slug()}`;
  };
  const hosts = sites.map(({ domain }) => domain);
  return Array.from({ length: count }, () => ({ host: pick(hosts), path: flat(path()), query: flat(pick(queries)) }));
};
