import { number } from '../counted/counted-hu.ts';
import type { FollowMessages } from './follow-messages.ts';

const named = (slugs: readonly string[]): string => `${slugs.slice(0, 10).join(', ')}${slugs.length > 10 ? ', …' : ''}`;

/** Errors of the connection are in capital letters. */
const told = (why: string): string => {
  if (/^E[A-Z_]+$|hang up/.test(why)) return `nem érhető el (${why})`;
  if (why.startsWith('HTTP status')) return `hibát jelez (${why})`;
  if (why === 'the answer is not JSON') return 'weblapot küld a bejegyzések helyett (karbantartás?)';
  if (why === 'no response in time') return 'nem válaszol időben';
  return `nem ad használható választ (${why})`;
};

export const followHu: FollowMessages = {
  commands: {
    follow: 'egy működő WordPress vagy Ghost bejegyzéseinek megjelentetése itt',
    add: 'egy oldal követése: ami ott megjelenik, itt is; ami ott eltűnik, itt is',
    list: 'a követett oldalak',
    status: 'mit mikor olvasott utoljára, mekkora késéssel, mi vár, és mi maradt ki',
    confirm: 'a várakozó eltávolítások és régebbi szövegek érvényesítése',
    remove: 'az oldal követésének vége; a cikkei megmaradnak',
  },
  options: {
    site: 'ezen az oldalon jelennek meg a bejegyzések',
    key: 'a kulcsot tartalmazó fájl: a WordPressé „felhasználó:alkalmazásjelszó”, vagy a Ghost egyik kulcsa; a - a szabványos bemenet',
    map: 'JSON-fájl: melyik kategória és címke melyik rovatot, jelölést vagy blokkot jelenti',
    maxRemovals: 'ha tíz percen belül ennél több tűnne el, a „follow confirm”-ra vár',
    allowPrivate: 'belső hálózati cím is lehet',
    hooks: 'ennek az oldalnak a címe, ahová a Ghost a webhookokat küldi; nélküle a nyilvános cím',
    noHooks: 'ne állítson be webhookokat a Ghostban',
  },
  failures: {
    'no-desk': (id) => `nincs ilyen követett oldal: ${id}`,
    'desk-exists': (address) => `ezt az oldalt már követi: ${address}`,
    'nothing-waits': (id) => `semmi sem vár megerősítésre: ${id}`,
  },
  noMapping: (file) => `nem JSON-objektum: ${file}`,
  refusedAddress: 'http- vagy https-cím kell',
  unusable: {
    'no-desk': (address, why) => `sem WordPress, sem Ghost nem válaszol itt: ${address}${why === '' ? '' : `: ${why}`}`,
    'no-key': (address) =>
      `${address}: Ghost, ehhez kell a --key FÁJL. A Ghostban: Settings → Integrations → Add custom integration → Admin API key`,
    'key-refused': (address, why) => `a Ghost (${address}) nem fogadta el a kulcsot: ${why}`,
  },
  added: (id, kind) => `követi, a száma ${id} (${kind})`,
  hook: (path, secret) => `webhook: POST ${path}, titok: ${secret}`,
  hooksSet: (count, target) => `${number(count)} webhook beállítva a Ghostban, ide: ${target}`,
  hooksNotSet: (why) => `nem sikerült minden webhookot beállítani a Ghostban: ${why}`,
  hooksByHand: (events, target, secret) =>
    `A Ghostban: Settings → Integrations → a létrehozott integráció → Add webhook, mindegyik eseményhez egy: ${events.join(', ')}. Target URL: ${target}, titok: ${secret}. Nélkülük később érkeznek a változások.`,
  noHooks: 'webhookok nélkül: a változások később érkeznek',
  hooksLeft: (address, why) =>
    `a webhookokat nem sikerült törölni itt: ${address}: ${why}. A Ghostban törölhetők: Settings → Integrations`,
  none: 'egy oldalt sem követ',
  columns: { id: 'szám', kind: 'fajta', address: 'cím', site: 'oldal', articles: 'cikkek' },
  leader: (node) => (node === null ? 'most egy futó folyamat sem követi' : `követi: ${node}`),
  articles: (shown, queue) => `${number(shown)} cikk, olvasásra vár: ${number(queue)}`,
  ways: {
    new: 'új bejegyzések',
    changed: 'módosult bejegyzések',
    missing: 'eltűnt bejegyzések',
    sweep: 'az összes bejegyzés',
    labels: 'kategóriák, címkék, szerzők',
    hints: 'webhookok',
  },
  lastSuccess: (way, seconds) => `${way}: ${seconds === null ? 'még soha' : `${number(seconds)} másodperce`}`,
  delays: (half, most, of) =>
    `az utolsó ${number(of)} szerkesztés késése: a medián ${half}, a leghosszabb ${most} másodperc`,
  fault: (why, seconds, next) =>
    `a követett oldal ${number(seconds)} másodperce ${told(why)}. Itt minden úgy marad, ahogy van. A következő próba ${number(next)} másodperc múlva`,
  doubt: (why) => `az ottani lista hiányos (${why}), ezért most semmit sem távolít el miatta`,
  waiting: {
    'too-many': (slugs) =>
      `${number(slugs.length)} cikk egyszerre tűnt el ott; itt egyelőre megmaradnak: ${named(slugs)}`,
    backup: (slugs) =>
      `${number(slugs.length)} cikk hiányzik ott, mintha egy korábbi mentést állítottak volna vissza; itt egyelőre megmaradnak: ${named(slugs)}`,
    older: (slugs) =>
      `${number(slugs.length)} cikknek ott régebbi szövege van, mint itt; egyelőre az újabb látszik: ${named(slugs)}`,
  },
  confirm: (desk) =>
    `ha legyen itt is úgy, ahogy ott: follow confirm ${desk}. Ha ott rendbe jön, magától megszűnik a várakozás`,
  refused: (slug, why) => `nem került át: ${slug}: ${why}`,
  unmapped: (what) => `kimaradt: ${what}`,
  emptyLiveBlog: (slug) =>
    `nincs bejegyzése: ${slug} élő közvetítés, de nincs benne címsor (h2 vagy h3); egy címsor egy bejegyzés`,
  closedLiveBlog: (slug) =>
    `nem lett élő közvetítés: ${slug} szövege zárt, az élő közvetítések bejegyzései pedig nyilvánosak`,
  confirmed: (articles) => `megerősítve: ${number(articles)} cikk`,
  removed: (id) => `már nem követi: ${id}`,
};
