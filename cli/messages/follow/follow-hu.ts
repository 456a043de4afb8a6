import { number } from '../counted/counted-hu.ts';
import type { FollowMessages } from './follow-messages.ts';

const named = (slugs: readonly string[]): string => `${slugs.slice(0, 10).join(', ')}${slugs.length > 10 ? ', …' : ''}`;

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
    `${number(seconds)} másodperce nincs használható válasz: ${why}; a következő próba ${number(next)} másodperc múlva`,
  waiting: (slugs, desk) =>
    `${number(slugs.length)} cikk ott hiányzik vagy régebbi; ez a „follow confirm ${desk}” parancsra vár: ${named(slugs)}`,
  refused: (slug, why) => `nem került át: ${slug}: ${why}`,
  unmapped: (what) => `kimaradt: ${what}`,
  confirmed: (articles) => `megerősítve: ${number(articles)} cikk`,
  removed: (id) => `már nem követi: ${id}`,
};
