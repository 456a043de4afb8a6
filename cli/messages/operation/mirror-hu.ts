import type { MirrorMessages } from './mirror-messages.ts';
import { number } from '../counted/counted-hu.ts';

export const mirrorHu: MirrorMessages = {
  command: 'a nyilvános oldalak és fájlok mentése statikus fájlokba; ismételve csak a változást kéri le',
  options: {
    relative: 'egymásra mutató fájlok: mappából, kiszolgáló nélkül is megnyitható',
    origin: 'ehhez a kiszolgálóhoz kapcsolódik, a nyilvános címek helyett, például http://127.0.0.1:3000',
    concurrency: 'egyszerre ennyi kérés',
  },
  badOrigin: 'http vagy https cím legyen útvonal nélkül, például http://127.0.0.1:3000',
  failures: {
    'output-in-use': (about) =>
      `a mappában más van, vagy másféle tükör (--relative nélkül vagy azzal készült): ${about}`,
    'not-written': (about) => `nem írható: ${about}; kell hely vagy másik mappa, utána ugyanez a parancs folytatja`,
    unreachable: (about) => `a kiszolgáló nem érhető el: ${about}; fut a szerver? más cím: --origin`,
    'no-site': (about) => `a címlap nem tölthető be: ${about}; a tükör nem változott`,
    interrupted: (about) => `megszakadt, ugyanez a parancs folytatja: ${about}`,
    environment: (about) => about,
  },
  progress: (done, of) => `${number(done)}${of === null ? '' : `/${number(of)}`} cím lekérve`,
  failed: (address, why) => `nem sikerült, a korábbi fájl marad: ${address} (${why})`,
  done: ({ files, written, unchanged, removed, failed }, folder) =>
    `${number(files)} fájl itt: ${folder}; ${number(written)} új vagy módosult, ${number(unchanged)} változatlan, ${number(removed)} törölve, ${number(failed.length)} nem sikerült`,
};
