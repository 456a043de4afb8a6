import type { Fault, FaultKind } from '../installation/newsroom-command.ts';
import type { NewsroomMessages } from './newsroom-messages.ts';
import { number } from './counted-hu.ts';

const field = ({ field: name = '' }: Fault): string => (name === '' ? 'a fejléc' : `„${name}”`);
const known = ({ known: names = [] }: Fault): string => names.join(', ');

const faults: Readonly<Record<FaultKind, (fault: Fault) => string>> = {
  unreadable: () => 'nem olvasható',
  'file-name': ({ found }) =>
    `a slug (a fájl neve vagy a fejléc „slug” mezője) csak ékezet nélküli kisbetű, szám és kötőjel lehet: ${found}`,
  'no-head': () => 'nincs benne „---” sor a JSON-fejléc és a szöveg között',
  'not-json': ({ found }) => `nem JSON: ${found}`,
  missing: (fault) => `hiányzik: ${field(fault)}`,
  'unknown-field': (fault) => `nincs ilyen mező: ${field(fault)}`,
  'wrong-type': (fault) => `${field(fault)} más fajta értéket vár: ${fault.found}`,
  'not-one-of': (fault) => `${field(fault)}: ${fault.found} helyett ezek egyike: ${known(fault)}`,
  malformed: (fault) => `${field(fault)} rossz alakú: ${fault.found}`,
  'no-body': () => 'itt nincs szöveg',
  'no-gate': () => 'a cikk zárt (gated), de a szövegben nem áll ott, hol kezdődik a zárt rész: <!-- gate -->',
  'open-gate': () => 'a szövegben kapu áll (<!-- gate -->), de a fejléc nem mondja, hogy a cikk zárt: "gated": true',
  mark: ({ found }) => `itt nem állhat ez a jel: ${found}`,
  'no-post-id': () => 'ha egy bejegyzésnek van „id”-je, mindegyiknek legyen',
  'post-id-twice': ({ found }) => `ez az „id” már volt: ${found}`,
  'not-a-live-blog': () => 'bejegyzés csak élő közvetítésben lehet ("type": "liveblog")',
  'slug-twice': ({ found }) => `ez a slug két fájlban is szerepel: ${found}`,
  'slug-taken': ({ found, known: sites = [] }) => `a slug már foglalt: ${found} (${sites.join(', ')})`,
  reserved: (fault) => `foglalt szó, a cím nem ide vezetne: ${fault.found} (${fault.field})`,
  'unknown-section': (fault) =>
    `nincs ilyen rovat: ${fault.found}; van: ${known(fault)}. Új rovat így: "section": {"slug":"…","name":"…"}`,
  'unknown-author': ({ found }) =>
    `nincs ilyen szerző: ${found}. Új szerző így: {"slug":"${found}","name":"…","title":"…"}`,
  'bad-picture': ({ found }) => `nem olvasható JPEG- vagy PNG-kép: ${found}`,
  'not-fixtures': () =>
    'ez sem az openfootball, sem az eredményszolgáltató fájlja: nincs benne sem „matches”, sem „response”',
  'fixture-twice': ({ found, field: place }) => `ez a mérkőzés ugyanabban a fordulóban már volt: ${found} (${place})`,
};

export const newsroomHu: NewsroomMessages = {
  commands: {
    content: 'cikkek be- és kivitele',
    import: 'cikkek felvétele és frissítése fájlokból, mappákból vagy a szabványos bemenetről (-)',
    post: 'bejegyzés egy élő közvetítésbe, vagy egy meglévő (--id) módosítása',
    unpost: 'bejegyzések visszavonása',
    delete: 'cikkek végleges törlése',
    list: 'a cikkek, a legfrissebb elöl',
    export: 'cikkek kiírása ugyanabban az alakban, amelyben felvehetők',
    db: 'az adatbázis',
    migrate: 'az adatbázis alakjának frissítése',
    seed: 'a mintatartalom beírása, ha még nincs ott',
    backup: 'mentés egy fájlba',
    restore: 'visszatöltés mentésből',
    cache: 'a tárolt oldalak',
    purge: 'a tárolt példányok elavulttá tétele: adott címeké (oldal, hírcsatorna, oldaltérkép), vagy mindé',
    origin: 'a tartalom kiszolgálása magában: több webkiszolgáló közös MAIN_API_URL-je',
    config: 'a beállítások',
    print: 'minden beállítás, az értéke és hogy honnan való',
    passes: 'olvasók hozzáférése a zárt cikkekhez',
    addPass: 'hozzáférés készítése: kiírja az egyszer használható hivatkozást, amellyel az olvasója belép',
    listPasses: 'a hozzáférések, a legújabb elöl',
    endPass: 'egy hozzáférés azonnali megszüntetése',
    sport: 'sporteredmények',
    importSport: 'idények felvétele az openfootball vagy az eredményszolgáltató JSON-fájljaiból',
    standings: 'egy idény tabellája, a mérkőzéseiből számolva',
  },
  options: {
    dryRun: 'csak ellenőriz és megmondja, mi történne',
    id: 'a bejegyzés azonosítója',
    title: 'a bejegyzés címe',
    pinned: 'kitűzve, a többi fölött',
    notPinned: 'ne legyen kitűzve',
    site: 'csak ez a szerkesztőségi oldal',
    since: 'csak ami azóta jelent meg vagy változott (2026-11-21 vagy 2026-11-21T13:40)',
    limit: 'legfeljebb ennyi',
    folder: 'ebbe a mappába',
    force: 'a meglévő tartalom helyére is',
    redacted: 'a titkok nélkül',
    days: 'ennyi napig érvényes (1–3660)',
    note: 'megjegyzés, csak a szerkesztőségnek',
    host: 'ezen a címen (a környezetben HOST; alapból csak erről a gépről érhető el)',
    port: 'ezen a kapun (a környezetben PORT)',
  },
  arguments: {
    season: 'nem évszám',
    time: 'nem időpont',
    count: 'nem pozitív egész szám',
    days: 'nem egész szám 1 és 3660 között',
    port: 'nem kapu száma 0 és 65535 között',
  },
  faults,
  failures: {
    'no-article': (slug) => `nincs ilyen cikk: ${slug}`,
    'not-a-live-blog': (slug) => `nem élő közvetítés: ${slug}`,
    'no-words': () => 'a bejegyzésnek nincs szövege',
    'no-post': (id) => `nincs ilyen bejegyzés: ${id}`,
    'no-site': (site) => `nincs ilyen oldal: ${site}`,
    'not-written': (file) => `nem írható: ${file}`,
    'not-a-backup': (file) => `nem mentés: ${file}`,
    'newer-backup': (name) => `a mentés újabb változattal készült, ennek itt nincs meg: ${name}`,
    'broken-backup': (what) => `a mentés hibás vagy csonka, semmi sem változott: ${what}`,
    'no-pass': (id) => `nincs ilyen hozzáférés: ${id}`,
    'no-league': (league) => `nincs ilyen bajnokság: ${league}`,
    'no-season': (season) => `nincs ilyen idény: ${season}`,
    'not-empty': () => 'az adatbázisban már van tartalom; ha mégis felülírható: --force',
    elsewhere: (url) => `a tartalom nem itt van, hanem itt: ${url} (MAIN_API_URL); ott szerkeszthető`,
    'in-use': (what) => `az adatmappát más tartja, és nem válaszol. ${what}`,
    'no-database': (what) => `az adatbázis nem érhető el: ${what}`,
    environment: (lines) => `hibás környezet:\n${lines}`,
    'no-server': (folder) => `nem fut kiszolgáló ezzel az adatmappával: ${folder}`,
    broken: (what) => `nem sikerült: ${what}`,
    refused: (what) => `érthetetlen kérés: ${what}`,
  },
  nothingImported: (count) => `${number(count)} hiba; semmi sem került be`,
  imported: ({ created, updated, unchanged }, dryRun) =>
    `${dryRun ? 'próba, semmi sem változott: ' : ''}${number(created)} új, ${number(updated)} frissült, ${number(unchanged)} változatlan`,
  what: { created: 'új', updated: 'frissült', unchanged: 'változatlan' },
  version: (version) => `${number(version)}. változat`,
  posts: {
    added: (ids) => `új bejegyzés: ${ids.join(', ')}`,
    changed: (ids) => `módosult: ${ids.join(', ')}`,
    removed: (ids) => `visszavonva: ${ids.join(', ')}`,
  },
  deleted: (slugs) => `törölve: ${slugs.join(', ')}`,
  exported: (files, pictures, folder) => `${number(files)} cikk, ${number(pictures)} kép ide: ${folder}`,
  migrated: (applied) => (applied.length === 0 ? 'az adatbázis alakja naprakész' : `frissítve: ${applied.join(', ')}`),
  seeded: (done) => (done ? 'a mintatartalom bekerült' : 'a mintatartalom már bent van'),
  backedUp: (rows, pictures, bytes, file) =>
    `${number(rows)} sor, ${number(pictures)} kép, ${number(Math.ceil(bytes / 1024))} KB ide: ${file}`,
  restored: (rows, pictures) => `visszatöltve: ${number(rows)} sor, ${number(pictures)} kép`,
  purged: (addresses) =>
    addresses === null
      ? 'minden oldal, hírcsatorna és oldaltérkép újra készül, amikor kérik'
      : `${number(addresses)} cím tartalma újra készül, amikor kérik`,
  purgedLocally: '; csak az ezen az adatmappán futó kiszolgáló tud róla, mert a tartalom máshol van (MAIN_API_URL)',
  originListens: (url) => `itt válaszol: ${url} (webkiszolgálóknak: MAIN_API_URL=${url})`,
  nobodyTold: 'senki sem értesült róla: nem fut webkiszolgáló',
  nodeDropped: (node, ms, { pages, feeds, sitemaps, others }) => {
    const dropped = [
      [pages, 'oldal'],
      [feeds, 'hírcsatorna'],
      [sitemaps, 'oldaltérkép'],
      [others, 'egyéb'],
    ]
      .filter(([count]) => count !== 0)
      .map(([count, what]) => `${number(Number(count))} ${what}`);
    return `${node}: ${number(ms)} ms alatt ${dropped.length === 0 ? 'kész, nem volt mit eldobnia' : `eldobva ${dropped.join(', ')}`}`;
  },
  nodeToldNothing: (node, ms) => `${node}: ${number(ms)} ms alatt kész, részletek nélkül`,
  nodeSilent: (node) => `${node}: 2 másodpercen belül nem válaszolt`,
  passAdded: (id, validUntil, keyUntil) =>
    `${id}. hozzáférés, eddig érvényes: ${validUntil}; a hivatkozás egyszer használható, eddig: ${keyUntil}`,
  passEnded: (id) => `megszűnt a(z) ${id}. hozzáférés`,
  seasonImported: ({ league, season, fixtures, teams, created, changed }) =>
    `${league} ${season}: ${number(fixtures)} mérkőzés, ${number(teams)} csapat; ${number(created)} új, ${number(changed)} változott`,
  standings: {
    rank: 'hely',
    team: 'csapat',
    played: 'M',
    won: 'GY',
    drawn: 'D',
    lost: 'V',
    goals: 'gól',
    points: 'P',
  },
  passStates: { waiting: 'belépésre vár', lapsed: 'a hivatkozása lejárt', used: 'használatban', over: 'véget ért' },
  nothingKept: (address) => `nincs ilyen címünk: ${address}`,
  columns: {
    published: 'megjelent',
    site: 'oldal',
    slug: 'slug',
    title: 'cím',
    version: 'változat',
    name: 'név',
    value: 'érték',
    from: 'honnan',
    id: 'szám',
    note: 'megjegyzés',
    made: 'készült',
    validUntil: 'érvényes eddig',
    state: 'állapot',
  },
  sources: { environment: 'környezet', default: 'alapérték', unset: 'nincs megadva' },
};
