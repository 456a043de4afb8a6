import type { OriginSite, SiteKey } from '../../origin/database/schema/origin-site.ts';
import type { MenuName } from '../../origin/database/schema/menu-names.ts';
import type { Menu } from '../../origin/content/newsroom-content.ts';
import { shows } from './podcast-shows.ts';
import { sections } from './sections.ts';

type Item = { readonly label: string; readonly url: string };
type Menus = Readonly<Record<MenuName, readonly Item[]>>;

const item = (label: string, url: string): Item => ({ label, url });

const mainMenu: Readonly<Partial<Record<SiteKey, readonly string[]>>> = {
  main: ['belfold', 'kulfold', 'gazdasag', 'velemeny', 'sport', 'tudomany', 'tech', 'kozlekedes'],
  after: ['film', 'zene', 'kepernyo', 'gasztro', 'dizajn'],
  g7: ['adat', 'penz', 'kozelet', 'vallalat'],
  karakter: ['eletut', 'csalad', 'otthon', 'utazas', 'test-lelek'],
  sister: ['erdely', 'szekelyfold', 'partium', 'kozugyek', 'muvelodes'],
};

const familyMenu = (sites: readonly OriginSite[], { role, domain }: OriginSite): readonly Item[] =>
  sites
    .filter((site) => site.role !== role || site.role === 'main')
    .map((site) =>
      item(
        site.name,
        site.domain === domain ? site.pathPrefix || '/' : `https://${site.domain}${site.pathPrefix || '/'}`,
      ),
    );

const sectionItem = ({ role, pathPrefix }: OriginSite, slug: string): Item =>
  item(
    sections.find((section) => section.site === role && section.slug === slug)?.name ?? slug,
    `${pathPrefix}/rovat/${slug}`,
  );

const footer = (
  { role, pathPrefix }: OriginSite,
  mainSlug: string,
): Pick<Menus, 'footerHighlight' | 'footerNormal' | 'footerApp' | 'footerSocial'> => ({
  footerHighlight:
    role === 'sister'
      ? [item('Impresszum', '/impresszum')]
      : [
          item('Támogatás', '/tamogatas'),
          item('Egy százalék', '/egyszazalek'),
          item('Te: a fiatalok rovata', '/te'),
          item('Akadémia', `/${mainSlug}akademia`),
          item('Belépés', '/tamogatas/belepes'),
        ],
  footerNormal: [
    item('Impresszum', '/impresszum'),
    item('Adatvédelem', '/dokumentum/adatvedelem'),
    item('Felhasználási feltételek', '/dokumentum/felhasznalasi-feltetelek'),
    item('Etikai kódex', '/dokumentum/etikai-kodex'),
    item('Javítási rend', '/dokumentum/javitasi-rend'),
    item('Javítások', `${pathPrefix}/javitasok`),
    item('Amit követsz', '/kovetett'),
    item('Sütik', '/dokumentum/sutik'),
    item('Moderálási elvek', '/dokumentum/moderalasi-elvek'),
    item('Az Ellenőrző módszertana', '/dokumentum/ellenorzo-modszertan'),
    item('Archívum', '/archivum'),
  ],
  footerApp: [
    item('Alkalmazás Androidra', 'https://app.example/android'),
    item('Alkalmazás iPhone-ra', 'https://app.example/ios'),
  ],
  footerSocial: [
    item('Közösségi oldalunk', `https://kozosseg.example/${role}`),
    item('Videócsatornánk', `https://video.example/${role}`),
    item('Fotónapló', `https://kepek.example/${role}`),
  ],
});

const supplements: readonly (readonly [slug: string, title: string])[] = [
  ['usa-2024', 'USA 2024'],
  ['parizs-2024', 'Párizs 2024'],
  ['eb-2024', 'Eb 2024'],
  ['valasztas-2024', 'Választás 2024'],
  ['ep-2024', 'EP-választás 2024'],
  ['orosz-ukran-haboru', 'Orosz–ukrán háború'],
  ['orosz-ukran-valsag', 'Orosz–ukrán válság'],
  ['foci-vb-2022', 'Foci-vb 2022'],
  ['valasztas-2022', 'Választás 2022'],
  ['tokio-2020', 'Tokió 2020'],
];

const sport: readonly Item[] = [
  item('Focieredmények', '/rovat/sport/foci-eredmenyek'),
  item('Forma-1', '/rovat/sport/forma-1'),
  item('Tippjáték', '/melleklet/tippjatek'),
];

const podcastsOf = ({ role }: OriginSite): readonly Item[] =>
  shows.filter(({ site }) => site === role).map(({ name, page }) => item(`Podcast: ${name}`, page));

const menusOf = (sites: readonly OriginSite[], site: OriginSite): Menus => {
  const own = (mainMenu[site.role] ?? []).map((slug) => sectionItem(site, slug));
  const isMain = site.role === 'main';
  const archive = item('Archívum', `${site.pathPrefix}/archivum`);
  return {
    site: familyMenu(sites, site),
    main: own,
    sidebar: isMain
      ? [
          ...own,
          ...['egeszseg', 'ellenorzo', 'direkt36', 'szepkilatas'].map((slug) => sectionItem(site, slug)),
          ...sport,
          ...podcastsOf(site),
          item('English', '/english'),
          archive,
          item('Árfolyamok', '/arfolyam'),
        ]
      : [
          ...own,
          ...(site.role === 'sister' ? [...sport, item('Árfolyamok', '/arfolyam')] : []),
          ...podcastsOf(site),
          archive,
        ],
    heading: isMain
      ? [
          item('Legfrissebb', '/legfrissebb'),
          item('Legfontosabb', '/legfontosabb'),
          item('Kedvenceink', '/kedvenceink'),
          ...supplements.map(([slug, title]) => item(title, `/melleklet/${slug}`)),
        ]
      : [
          item('Legfrissebb', '/legfrissebb'),
          ...(site.role === 'sister' ? [item('Legfontosabb', '/legfontosabb')] : []),
        ],
    extra: isMain
      ? [item('Támogatás', '/tamogatas'), item('English', '/english')]
      : [item('Impresszum', '/impresszum')],
    ...footer(site, sites.find(({ role }) => role === 'main')?.slug ?? ''),
  };
};

export const menusFor = (sites: readonly OriginSite[]): readonly Menu[] =>
  sites.flatMap((site) =>
    Object.entries(menusOf(sites, site)).map(([menu, items]) => ({ site: site.role, menu: menu as MenuName, items })),
  );
