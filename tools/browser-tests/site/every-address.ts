import type { APIRequestContext } from '@playwright/test';
import { routeNames } from '#core/pages/pages.ts';
import { type RouteName } from '#core/pages/pages.ts';
import { type RouteParams } from '#core/addresses/paths/to-params.ts';
import type { SiteRole } from '#core/addresses/sites/site.ts';
import { addressResolverOf, sitesOf } from '#config/wiring/installation.ts';
import { readEnvironment } from '#config/settings/environment.ts';
import { plain } from './servers.ts';
import { addressOf } from './addresses.ts';

const environment = readEnvironment({ PORT: String(plain.port) });
if (!environment.ok) throw new Error(environment.errors.join('\n'));
export const family = sitesOf(environment.environment);
export const { routes, judge } = addressResolverOf(family, environment.environment.SHOP_URL);

export interface EveryAddress {
  readonly route: RouteName;
  readonly role: SiteRole;
  readonly shown: string;
  readonly key: string;
  readonly url: (request: APIRequestContext) => Promise<string>;
}

type Example = RouteParams | { readonly article: string };

const onDomains = (params: Example = {}): Partial<Record<SiteRole, readonly Example[]>> => ({
  main: [params],
  sister: [params],
});
const onAll = (of: (site?: string) => Example): Partial<Record<SiteRole, readonly Example[]>> =>
  Object.fromEntries(
    family.map(({ role, pathPrefix }) => [role, [of(pathPrefix === '' ? undefined : pathPrefix.slice(1))]]),
  );
const inSection = (sections: Readonly<Record<SiteRole, string>>) =>
  Object.fromEntries(
    family.map(({ role, pathPrefix }) => [
      role,
      [{ ...(pathPrefix === '' ? {} : { site: pathPrefix.slice(1) }), fullPath: sections[role] }],
    ]),
  );

const examples: { readonly [Name in RouteName]: Partial<Record<SiteRole, readonly Example[]>> } = {
  index: onDomains(),
  melleklet: onDomains({ fullPath: 'eb-2024' }),
  doc: onDomains({ slug: 'adatvedelem' }),
  archivum: onAll((site): RouteParams => (site === undefined ? {} : { site })),
  tippjatek: onDomains(),
  list: {
    main: [{ slug: 'legfontosabb' }, { slug: 'kedvenceink' }, { slug: 'kozlemenyek' }],
    sister: [{ slug: 'legfontosabb' }],
  },
  legfrissebb: onDomains(),
  english: onDomains(),
  javitasok: onAll((site): RouteParams => (site === undefined ? {} : { site })),
  kovetett: onDomains(),
  articles_by_site: {},
  articles_by_tag: { main: [{ fullPath: 'vasut' }], sister: [{ fullPath: 'szekelyfold' }] },
  articles_by_mstag: {
    ...inSection({ main: 'belfold', after: 'film', g7: 'adat', karakter: 'csalad', sister: 'erdely' }),
    main: [{ fullPath: 'belfold' }, { fullPath: 'sport/foci-eredmenyek' }, { fullPath: 'sport/forma-1' }],
  },
  articles_by_author: { main: [{ fullPath: 'szalkay-dorka' }], sister: [{ fullPath: 'urmosi-kinga' }] },
  single_article: {
    main: [{ article: 'zsombekhalom-rendelointezet-szavazas' }],
    after: [{ article: 'halor-filmkritika' }],
    g7: [{ article: 'alberlet-247-ezer-forint' }],
    karakter: [{ article: 'feszekmodell-kulon-otthon' }],
    sister: [{ article: 'hataron-atjaro-nagyvaradi-ingazok' }],
  },
  liveblog_article: { main: [{ article: 'ildo-arviz-elo' }], sister: [{ article: 'hargitai-erdotuz-elo' }] },
  support: { main: [{}, ...['belepes', 'profil', 'hiba', 'siker'].map((slug) => ({ slug }))], sister: [{}] },
  academy: onDomains(),
  youth: onDomains(),
  empty: onDomains(),
  'live-login': onDomains(),
  after: { after: [{}] },
  karakter: { karakter: [{}] },
  g7: { g7: [{}, ...['friss', 'adat', 'penz', 'kozelet', 'podcast'].map((slug) => ({ slug }))] },
  impress: onDomains(),
  exchange: onDomains(),
  tax: onDomains(),
  'app-webview': onDomains(),
};

const originOf = (role: SiteRole): string => family.find((site) => site.role === role)?.origin ?? '';

const everyOf = (route: RouteName, role: SiteRole, example: Example): EveryAddress => {
  const origin = originOf(role);
  if ('article' in example && example.article !== undefined) {
    const { article } = example;
    const url = async (request: APIRequestContext) =>
      origin + (await addressOf(request, article, new URL(origin).hostname));
    return { route, role, shown: `…/${article}${route === 'liveblog_article' ? '/elo' : ''}`, key: article, url };
  }
  const path = routes.linkTo(route, example as RouteParams);
  if (path === null) throw new Error(`${route} has no address for ${JSON.stringify(example)}`);
  return { route, role, shown: path, key: origin + path, url: async () => origin + path };
};

/** In the order of the route table (spec §2.1). */
export const everyAddress: readonly EveryAddress[] = routeNames.flatMap((route) =>
  family.flatMap(({ role }) => (examples[route][role] ?? []).map((example) => everyOf(route, role, example))),
);
