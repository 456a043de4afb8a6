import type { Messages } from './messages.ts';
import { examplesHu } from './rules/examples-hu.ts';
import { examplesIn } from './rules/examples.ts';
import { askFaultHu } from './rules/ask-hu.ts';
import { newsroomHu } from './newsroom/newsroom-hu.ts';
import { receiptsHu } from './newsroom/receipts-hu.ts';
import { mendHu } from './rules/mend-hu.ts';
import { shadowHu } from './rules/shadow-hu.ts';
import { reportHu } from './rules/report-hu.ts';
import { trafficHu } from './rules/traffic-hu.ts';
import { fileFaultsHu } from './file-faults-hu.ts';
import { usageHu } from './usage-hu.ts';
import { newslettersHu } from './newsroom/newsletters-hu.ts';
import { readersHu } from './newsroom/readers-hu.ts';
import { usersHu } from './newsroom/users-hu.ts';
import { verifyHu } from './rules/verify-hu.ts';
import { correctionsHu } from './newsroom/corrections-hu.ts';
import { initHu } from './newsroom/init-hu.ts';
import { drillHu } from './operation/drill-hu.ts';
import { migrateHu } from './moving/migrate-hu.ts';
import { mirrorHu } from './operation/mirror-hu.ts';
import { followHu } from './follow/follow-hu.ts';
import { backupHu } from './newsroom/backup-hu.ts';
import { editingHu } from './editing/editing-hu.ts';
import { upstreamHu } from './upstream/upstream-hu.ts';
import { videoHu } from './newsroom/video-hu.ts';
import { unmatchedHu } from './rules/unmatched-hu.ts';

export const hu: Messages = {
  program:
    'Megmondja, melyik cím hová vezet és miért, ahogy a webkiszolgáló dönt; átnézi a szabályokat és a naplókat; ezzel kezelhető a tartalom, az olvasók és az adatbázis.',
  commands: {
    explain: 'egy vagy több cím teljes útja: oldal, átirányítások, útvonal, végeredmény; a tartalmat nem nézi',
    routes: 'az útvonalak táblája',
    rules: 'az átirányítási szabályok',
    sites: 'a szerkesztőségi oldalak',
    ask: 'a kiszolgáló egyetlen döntése, például egy dátum szövege: soronként egy JSON-kérdés be, egy válasz ki',
    judge: 'szűrő adatfeldolgozóknak: soronként egy cím be, egy ítélet ki',
    replay: 'naplók visszajátszása: hová vezetne ma a tegnapi forgalom; a tartalmat nem nézi',
    merge: 'több visszajátszás részeredményéből egy jelentés',
    coverage: 'szabályok és útvonalak, amelyekhez nem jött kérés',
    sample: 'kis, névtelenített címkészlet egy naplóból, a check parancsnak',
    check: 'elvárások (url,kód,cél-vagy-útvonal) összevetése az ítéletekkel',
    diff: 'két szabálykészlet különbsége, naplóval a találatok szerint súlyozva',
    lint: 'a szabálykészlet hibái: kör, lánc, takart, fölös és elérhetetlen szabály, rossz cél, hiányzó példa, lassú minta',
    live: 'az ítéletek összevetése egy futó kiszolgáló válaszaival',
    completion: 'kiegészítés a parancsértelmezőnek: bash, zsh vagy fish',
  },
  options: {
    strict: '1-es kóddal végez, ha van szabály, amely ezen a nyelven nem mondható ki',
    json: 'gépi kimenet: soronként egy JSON-objektum',
    lang: 'a szövegek nyelve; enélkül angol, ha a környezet (LANG) angol, különben magyar',
    host: 'gép, amelyen a puszta útvonalak értendők',
    donations: 'a támogatási beállítás (componentSetup)',
    preview: 'előnézeti módban, bejelentkezés nélkül',
    ruleSet: 'más szabálykészlet egy JSON-fájlból',
    format: 'a kimenet alakja',
    list: 'a kérdezhető szabályok',
    input: 'kérdések fájlból a szabványos bemenet helyett',
    version: 'a változat száma',
    help: 'ez a súgó',
  },
  usage: usageHu,
  helpOfCommand: (program) => `Egy parancs kapcsolói és példái: ${program} <parancs> --help`,
  optionNotes: { choices: (what) => `ezek egyike: ${what}`, byDefault: (what) => `alapból ${what}` },
  placeholders: {
    url: 'cím',
    file: 'fájl',
    files: 'fájlok',
    logs: 'naplók',
    rule: 'döntés',
    host: 'gép',
    setting: 'beállítás',
    regex: 'minta',
    time: 'időpont',
    list: 'lista',
    share: 'hányad',
    count: 'darab',
    kinds: 'fajták',
    format: 'alak',
    lang: 'nyelv',
    number: 'szám',
    seconds: 'másodperc',
    folder: 'mappa',
    source: 'forrás',
    kind: 'fajta',
    names: 'nevek',
    megabytes: 'MB',
    site: 'oldal',
    title: 'cím',
    email: 'cím',
    name: 'név',
    slugs: 'slugok',
    ids: 'azonosítók',
    id: 'azonosító',
    report: 'jelentés',
  },
  examples: examplesIn(examplesHu),
  exitCodes: {
    0: 'rendben',
    1: 'lelet vagy eltérés',
    2: 'hibás használat',
    3: 'olvashatatlan bemenet, vagy túl sok olvashatatlan sor',
    4: 'olvashatatlan szabálykészlet',
    5: 'nem érhető el a kiszolgáló',
    130: 'megszakítva; ami addig kész volt, megjelent',
  },
  helpTitles: {
    'URLs and rules:': 'Címek és szabályok:',
    'Access logs:': 'Naplók:',
    'Newsroom and operation:': 'Szerkesztőség és üzemeltetés:',
    'Usage:': 'Használat:',
    'Options:': 'Kapcsolók:',
    'Global Options:': 'Közös kapcsolók:',
    'Commands:': 'Parancsok:',
    'Arguments:': 'Argumentumok:',
    'Examples:': 'Példák:',
    'Exit codes:': 'Kilépési kódok:',
    '[options]': '[kapcsolók]',
    '[command]': '[parancs]',
  },
  steps: { site: 'Oldal', rules: 'Szabályok', route: 'Útvonal', outcome: 'Végeredmény' },
  siteReasons: {
    domain: 'a domain alapján',
    prefix: 'az útvonal előtagja alapján',
    'unknown-host': 'ismeretlen gép, ezért a főoldal',
  },
  outcomes: {
    page: 'oldal (200), ha a tartalma létezik',
    resource: 'nem oldal, hanem erőforrás',
    redirect: 'átirányítás',
    'not-found': 'nincs ilyen oldal (404)',
    'bad-request': 'hibás kérés (400)',
  },
  notJudged: 'nem kerül rá sor',
  shop: 'a bolt, külső cím',
  there: 'ott',
  oldAddressesUnknown: 'az adatbázis nem olvasható, ezért az átköltözött lap régi címei itt nem ismertek',
  oldAddressCount: (count) => `${count} cím`,
  noRuleHit: (tried) => `${tried} szabályból egy sem illik rá`,
  rulesHit: (hit, tried, status) => `${tried} szabályból ${hit} lépés, egyetlen ugrás (${status})`,
  noRoute: 'nincs',
  page: (page) => `${page}. lapja`,
  params: {
    any: 'bármilyen szakasz',
    rest: 'egy vagy több szakasz',
    date: 'létező nap',
    'free-word': 'nem oldal előtagja és nem foglalt szó',
  },
  oneOf: (words) => `ezek egyike: ${words.join(', ')}`,
  reasons: {
    'malformed-percent': 'hibás %-kódolás vagy érvénytelen UTF-8',
    'control-character': 'vezérlőkarakter az útvonalban',
    'encoded-slash': '%2F vagy %5C egy szakaszban',
    'dot-segment': '. vagy .. szakasz',
    'too-long': '4096 bájtnál hosszabb útvonal',
    'no-route': 'egyetlen útvonalra sem illik',
    'not-offered': 'ezen az oldalon most nem elérhető',
    'unknown-number': 'a régi oldal száma, amelyhez nem tartozik nyilvános oldal',
    'redirect-loop': 'a szabályok körbe vezetnek, ezért egyik sem érvényesül',
  },
  unmatched: unmatchedHu,
  columns: {
    id: 'szabály',
    from: 'honnan',
    to: 'hová',
    status: 'kód',
    example: 'példa',
    name: 'név',
    pattern: 'minta',
    query: 'paraméterek',
    slug: 'oldal',
    role: 'szerep',
    domain: 'domain',
    prefix: 'előtag',
    currency: 'pénznem',
    zone: 'időzóna',
    input: 'kérdés',
    answer: 'válasz',
  },
  builtIn: '(beépített)',
  unwritten: {
    byServer: (ids) => `A beépített lépéseket és a napok ellenőrzését a kiszolgáló végzi: ${ids.join(', ')}`,
    notHere: (id, from, to) => `${id}: ${from} → ${to} itt nem írható le`,
    all: 'A készlet minden szabályát kimondja.',
    cannot: (ids) => `Ezeket nem vagy nem egészen mondja ki, a webkiszolgálóra hagyja: ${ids.join(', ')}`,
    left: (ids) =>
      `A webkiszolgálóé marad továbbá: a beépített lépések (${ids.join(', ')}), ami nem oldal, ami nem GET vagy HEAD, a 4096 bájtnál hosszabb vagy kétféleképp is olvasható útvonal (kódolt ASCII-betű, kódolatlan ékezet, üres vagy pontokból álló szakasz, aposztróf, dollárjel), a kapcsos zárójeles lekérdezés és a háromnál több fbclid.`,
    place: {
      nginx: 'Helye egy server blokk, a location-ok előtt.',
      varnish: 'Helye minden más előtt: include "…"; a vcl 4.1; sora után.',
      haproxy: 'Helye egy frontend, a use_backend előtt.',
      caddy: 'Helye egy oldal blokkja (import).',
    },
  },
  tables: {
    options: {
      from: 'Parquet- vagy CSV-fájl (vagy minta: *.parquet) napló helyett; a DuckDB csoportosítja',
      columns:
        'mi melyik oszlopban van, ha nem a szokásos néven: url=a,status=b (lehet még count, host, query, method)',
    },
    refusedColumns: 'ilyen alakú: url=oszlop,status=oszlop (még: count, host, query, method)',
    alone: 'a --from mellett nincs napló, --since és --until',
    noEngine: 'a DuckDB nincs telepítve; egy parancs: npm install @duckdb/node-api',
    noAddresses: (columns) => `egyik oszlopában sincs cím; add meg: --columns url=… (van: ${columns})`,
  },
  judge: {
    columns: 'ezek az oszlopok, ebben a sorrendben, vesszővel',
    refusedColumns: (columns) => `ezekből állhat: ${columns}`,
    noInput: 'nincs mit olvasni: küldd a címeket a szabványos bemenetre, soronként egyet',
  },
  traffic: trafficHu,
  verify: verifyHu,
  mend: mendHu,
  shadow: shadowHu,
  report: reportHu,
  newsroom: newsroomHu,
  receipts: receiptsHu,
  users: usersHu,
  backup: backupHu,
  newsletters: newslettersHu,
  readers: readersHu,
  corrections: correctionsHu,
  upstream: upstreamHu,
  video: videoHu,
  ...editingHu,
  init: initHu,
  drill: drillHu,
  migrate: migrateHu,
  mirror: mirrorHu,
  follow: followHu,
  fileFault: (fault) => fileFaultsHu[fault] ?? fault,
  askFault: askFaultHu,
  faults: {
    rulesUnreadable: (what) => `a szabálykészlet nem olvasható: ${what}`,
    twoFormats: (format) => `a --json és a --format ${format} ellentmond egymásnak: csak az egyik maradjon`,
    inputUnreadable: (what) => `nem olvasható: ${what}`,
    inputNotUtf8: (what) => `nem UTF-8: ${what}. Alakítsd át: iconv -f KÓDOLÁS -t UTF-8`,
    unknownRule: (what, near) =>
      `nincs ilyen szabály: ${what}${near.length === 0 ? '' : `; erre gondoltál: ${near.join(', ')}?`} (mind: ask --list)`,
    ruleMissing: () => 'melyik szabály? (mind: ask --list)',
  },
};
