import type { OriginSite, SiteKey } from '../../origin/database/schema/origin-site.ts';
import type { Block, BlockList } from '../../origin/content/newsroom-content.ts';

const newest: BlockList = { of: 'site' };
const section = (value: string): BlockList => ({ of: 'section', value });
const flag = (value: string): BlockList => ({ of: 'flag', value });

type Row = Omit<Block, 'site' | 'place'>;

const rovat = (
  slug: string,
  title: string,
  position: number,
  layout: Block['layout'],
  size: number,
  prefix = '',
): Row => ({ position, layout, title, path: `${prefix}/rovat/${slug}`, shelf: section(slug), size });

const strip = ({ role, name, domain, pathPrefix }: OriginSite, position: number, from: OriginSite): Row => ({
  position,
  layout: 'strip',
  title: name,
  path: domain === from.domain ? pathPrefix : `https://${domain}/`,
  of: role,
  shelf: newest,
  size: 4,
});

const hour = 3600;

const mainFront: readonly Row[] = [
  { position: 1000, layout: 'breaking', title: 'Most', path: null, shelf: flag('legfontosabb'), size: 1, maxAge: hour },
  { position: 1, layout: 'lead', title: '', path: null, shelf: flag('legfontosabb'), size: 3 },
  { position: 2, layout: 'row', title: '', path: null, shelf: newest, size: 3 },
  rovat('belfold', 'Belföld', 3, 'grid', 4),
  rovat('kulfold', 'Külföld', 4, 'list', 5),
  rovat('velemeny', 'Vélemény', 5, 'opinion', 4),
  rovat('gazdasag', 'Gazdaság', 7, 'row', 3),
  rovat('sport', 'Sport', 8, 'list', 5),
  rovat('tudomany', 'Tudomány', 10, 'grid', 4),
  rovat('kozlekedes', 'Közlekedés', 11, 'row', 3),
  rovat('direkt36', 'Tényfeltárás', 13, 'list', 5),
  rovat('egeszseg', 'Egészség', 14, 'row', 3),
];

const covers: Readonly<Partial<Record<SiteKey, (site: OriginSite) => readonly Row[]>>> = {
  after: ({ pathPrefix }) => [
    rovat('film', 'Film', 3, 'grid', 4, pathPrefix),
    rovat('zene', 'Zene', 4, 'list', 5, pathPrefix),
    rovat('gasztro', 'Gasztro', 5, 'row', 3, pathPrefix),
    rovat('kepernyo', 'Képernyő', 6, 'grid', 4, pathPrefix),
    rovat('dizajn', 'Dizajn', 7, 'row', 3, pathPrefix),
  ],
  g7: ({ pathPrefix }) => [
    rovat('adat', 'Adat', 3, 'grid', 4, pathPrefix),
    rovat('penz', 'Pénz', 4, 'list', 5, pathPrefix),
    rovat('kozelet', 'Közélet', 5, 'row', 3, pathPrefix),
    rovat('vallalat', 'Vállalat', 6, 'grid', 4, pathPrefix),
  ],
  karakter: ({ pathPrefix }) => [
    rovat('eletut', 'Életút', 3, 'list', 5, pathPrefix),
    rovat('csalad', 'Család', 4, 'row', 3, pathPrefix),
    rovat('utazas', 'Utazás', 5, 'grid', 4, pathPrefix),
    rovat('otthon', 'Otthon', 6, 'row', 3, pathPrefix),
    rovat('test-lelek', 'Test és lélek', 7, 'list', 5, pathPrefix),
  ],
  sister: () => [
    rovat('kozugyek', 'Közügyek', 3, 'grid', 4),
    rovat('erdely', 'Erdély', 4, 'list', 5),
    rovat('szekelyfold', 'Székelyföld', 5, 'row', 3),
    rovat('muvelodes', 'Művelődés', 6, 'grid', 4),
    rovat('partium', 'Partium', 7, 'list', 5),
  ],
};

const frontOf = (site: OriginSite): readonly Row[] =>
  site.role === 'main'
    ? mainFront
    : [
        { position: 1, layout: 'lead', title: '', path: null, shelf: newest, size: 3 },
        { position: 2, layout: 'row', title: '', path: null, shelf: newest, size: 3 },
        ...(covers[site.role]?.(site) ?? []),
      ];

const autoBlocks: readonly Row[] = [
  { position: 1, layout: 'row', title: 'Kedvenceink', path: '/kedvenceink', shelf: flag('kedvenc'), size: 8 },
  {
    position: 1,
    layout: 'grid',
    title: 'Szép kilátás',
    path: '/rovat/szepkilatas',
    shelf: section('szepkilatas'),
    size: 8,
  },
  { position: 1, layout: 'list', title: 'Ellenőrző', path: '/rovat/ellenorzo', shelf: section('ellenorzo'), size: 8 },
  { position: 1, layout: 'row', title: 'Tech', path: '/rovat/tech', shelf: section('tech'), size: 8 },
];

const autoOf = (site: OriginSite): readonly Block[] =>
  autoBlocks.map((row, at): Block => {
    const place = `auto-${at + 1}` as Block['place'];
    return site.role === 'main'
      ? { ...row, site: site.role, place }
      : {
          site: site.role,
          place,
          position: 1,
          layout: row.layout,
          title: at % 2 === 0 ? 'Szerkesztőink ajánlják' : 'Kiemelt írásaink',
          path: null,
          shelf: flag(at % 2 === 0 ? 'kedvenc' : 'legfontosabb'),
          size: row.size,
        };
  });

const boxesOf = (sites: readonly OriginSite[], site: OriginSite): readonly Block[] =>
  sites
    .filter(({ role }) => role !== site.role && (site.role === 'sister' || role !== 'sister'))
    .map((other, at) => ({ ...strip(other, at + 1, site), site: site.role, place: 'boxes' as const }));

export const blocksFor = (sites: readonly OriginSite[]): readonly Block[] =>
  sites.flatMap((site) => [
    ...frontOf(site).map((row): Block => ({ ...row, site: site.role, place: 'news' })),
    ...autoOf(site),
    ...boxesOf(sites, site),
  ]);
