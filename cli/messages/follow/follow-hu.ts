import { number } from '../counted/counted-hu.ts';
import type { FollowMessages } from './follow-messages.ts';

const named = (slugs: readonly string[]): string => `${slugs.slice(0, 10).join(', ')}${slugs.length > 10 ? ', …' : ''}`;

export const followHu: FollowMessages = {
  commands: {
    follow: 'egy működő WordPress bejegyzéseinek megjelentetése itt',
    add: 'egy oldal követése: ami ott megjelenik, itt is; ami ott eltűnik, itt is',
    list: 'a követett oldalak',
    status: 'mit mikor olvasott utoljára, mekkora késéssel, mi vár, és mi maradt ki',
    confirm: 'a várakozó eltávolítások és régebbi szövegek érvényesítése',
    remove: 'az oldal követésének vége; a cikkei megmaradnak',
  },
  options: {
    site: 'ezen az oldalon jelennek meg a bejegyzések',
    key: 'a kulcsot tartalmazó fájl: „felhasználó:alkalmazásjelszó”; a - a szabványos bemenet',
    map: 'JSON-fájl: melyik kategória és címke melyik rovatot, jelölést vagy blokkot jelenti',
    maxRemovals: 'ha tíz percen belül ennél több tűnne el, a „follow confirm”-ra vár',
    allowPrivate: 'belső hálózati cím is lehet',
  },
  failures: {
    'no-desk': (id) => `nincs ilyen követett oldal: ${id}`,
    'desk-exists': (address) => `ezt az oldalt már követi: ${address}`,
    'nothing-waits': (id) => `semmi sem vár megerősítésre: ${id}`,
  },
  noMapping: (file) => `nem JSON-objektum: ${file}`,
  refusedAddress: 'http- vagy https-cím kell',
  added: (id) => `követi, a száma ${id}`,
  hook: (path, secret) => `webhook: POST ${path}, titok: ${secret}`,
  none: 'egy oldalt sem követ',
  columns: { id: 'szám', kind: 'fajta', address: 'cím', site: 'oldal', articles: 'cikkek' },
  leader: (node) => (node === null ? 'most egy futó folyamat sem követi' : `követi: ${node}`),
  articles: (shown, queue) => `${number(shown)} cikk, olvasásra vár: ${number(queue)}`,
  ways: {
    new: 'új bejegyzések',
    changed: 'módosult bejegyzések',
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
