import { number } from '../counted/counted-hu.ts';
import type { UpstreamMessages } from './upstream-messages.ts';

export const upstreamHu: UpstreamMessages = {
  commands: {
    upstream: 'saját háttérrendszer ellenőrzése (docs/upstreams), vagy próbarendszer indítása',
    check: 'az oldal minden olvasó hívása egy háttérrendszeren, és ami a válaszaiból hiányzik; csak GET kéréseket küld',
    mock: 'minden olvasó hívásra mintából válaszol, csak ezen a gépen, Ctrl-C-ig',
  },
  options: {
    site: 'melyik oldal nevében kérdezzen (alapból: a fő oldal)',
    needed: 'csak azok a hívások, amelyek nélkül egy oldal nem jelenik meg',
    slow: 'ennél lassabb válasz már hiba: 500ms, 1s, 2.5s',
    port: 'ezen a porton válaszoljon; 0: egy szabad port',
    fault:
      'beültetett hiba, hívás:fajta[:út]; többször is megadható. Fajták: missing, type, value, status[:500], slow[:1500]',
  },
  refusedSlow: 'időtartam lehet 1ms és 60s között: így írd: 500ms vagy 1.5s',
  refusedUrl: (given) => `a cím http- vagy https-cím lehet, felhasználónév, lekérdezés és töredék nélkül: ${given}`,
  unknownSite: (given, known) => `nincs ilyen oldal: ${given}. Ezek egyike lehet: ${known}`,
  columns: {
    need: 'a hívás',
    call: 'neve',
    page: 'oldal',
    path: 'mező',
    kind: 'hiba',
    expected: 'ezt várta',
    got: 'ezt kapta',
    ms: 'idő (ms)',
  },
  needs: { needed: 'kell', optional: 'elhagyható' },
  everyPage: 'minden oldal',
  kinds: { missing: 'hiányzik', type: 'rossz típus', value: 'rossz érték', status: 'rossz állapotkód', slow: 'lassú' },
  checked: (calls, findings, needed) =>
    findings === 0
      ? `${number(calls)} hívás, hiba nélkül`
      : `${number(calls)} hívás, ${number(findings)} hiba, ebből ${number(needed)} olyan hívásban, amely nélkül egy oldal nem jelenik meg`,
  skipped: (call, lacking) => `kimaradt: ${call}, mert egyetlen válasz sem nevezett meg ${lacking}`,
  lacking: {
    article: 'cikket',
    'live-blog': 'élő közvetítést',
    section: 'rovatot',
    podcast: 'podcastot',
    episode: 'epizódot',
    league: 'bajnokságot',
    month: 'hónapot',
    fixture: 'mérkőzést',
    season: 'idényt',
    race: 'futamot',
    id: 'azonosítót',
  },
  absent: (upstream) => `kimaradt: ${upstream}, mert egyetlen hívása sincs ezen a címen`,
  unreachable: (url, why) => `nem jött válasz innen: ${url} (${why})`,
  mockListens: (url) => `itt válaszol: ${url} (webkiszolgálóknak: MAIN_API_URL=${url})`,
  mockFailed: (why) => `nem indult el: ${why}`,
  refusedFaults: {
    grammar: (fault) =>
      `ez nem hiba leírása: ${fault}. Így írd: hívás:fajta[:út], például articles.bySlug:missing:content`,
    'unknown-call': (fault) => `nincs ilyen hívás: ${fault}. A hívások felsorolása: docs/upstreams/pages.md`,
    'no-field': (fault) => `a mintában nincs ilyen mező: ${fault}`,
    harmless: (fault) => `ez nem lenne hiba: ${fault}. Az oldal elfogadja, vagy a mező elhagyható`,
  },
};
