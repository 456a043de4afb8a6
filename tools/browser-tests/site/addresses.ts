import type { APIRequestContext } from '@playwright/test';
import { brand } from '#config/settings/brand.ts';
import { plain } from './servers.ts';

export const mainSite = `http://${brand.slug}.localhost:${plain.port}`;
export const sisterSite = `http://${brand.sisterSlug}.localhost:${plain.port}`;

export const addressOf = async (
  request: APIRequestContext,
  slug: string,
  host = `${brand.slug}.localhost`,
  section = 'x',
): Promise<string> => {
  const answer = await request.get(`/${section}/2020/01/01/${slug}`, {
    maxRedirects: 0,
    headers: { host: `${host}:${plain.port}` },
  });
  const location = answer.headers()['location'];
  if (answer.status() !== 301 || !location) throw new Error(`${slug}: ${answer.status()}`);
  return location;
};

export interface Sample {
  readonly name: string;
  readonly key: string;
  readonly address: (request: APIRequestContext) => Promise<string>;
}

const at = (name: string, address: string): Sample => ({ name, key: address, address: async () => address });
const article = (name: string, slug: string, page = ''): Sample => ({
  name,
  key: slug + page,
  address: async (request) => `${mainSite}${await addressOf(request, slug)}${page}`,
});

export const samples: readonly Sample[] = [
  at('the main front', `${mainSite}/`),
  at('the front of After', `${mainSite}/after`),
  at('the front of G7', `${mainSite}/g7`),
  at('the front of Karakter', `${mainSite}/karakter`),
  at('the front of the sister site', `${sisterSite}/`),
  at('a section of the main site', `${mainSite}/rovat/belfold`),
  at('a section of After', `${mainSite}/after/rovat/film`),
  at('a section of the sister site', `${sisterSite}/rovat/erdely`),
  at('a tab of G7', `${mainSite}/g7/adat`),
  at('a tag', `${mainSite}/cimke/vasut`),
  at('an author', `${mainSite}/szerzo/szalkay-dorka`),
  at('the newest articles', `${mainSite}/legfrissebb`),
  at('page 2 of the newest articles', `${mainSite}/legfrissebb?oldal=2`),
  at('the English section', `${mainSite}/english`),
  at('the archive', `${mainSite}/archivum?term=tukor`),
  at('a search that finds nothing', `${mainSite}/archivum?term=xyzzyqw`),
  article('an article', 'zsombekhalom-rendelointezet-szavazas'),
  article('a longform', 'papiron-megkentek-a-valtot'),
  article('page 2 of an article', 'duna-iszap-emlekezete', '?oldal=2'),
  article('a live blog', 'ildo-arviz-elo'),
  article('a partner article', 'tamogatott-hoszivattyu-felujitas'),
  at('what an address follows', `${mainSite}/kovetett?lista=cimke.vasut~tortenet.ildo-arviz-elo`),
  at('the imprint', `${mainSite}/impresszum`),
  at('the exchange rates', `${mainSite}/arfolyam`),
  at('a standing page', `${mainSite}/te`),
  at('an author who does not exist', `${mainSite}/szerzo/none`),
];
