import type { MigrateMessages } from './migrate-messages.ts';
import { dropsHu, whyHu } from './drops-hu.ts';
import { number } from '../counted/counted-hu.ts';

const left = (seconds: number | null): string =>
  seconds === null
    ? ''
    : seconds < 90
      ? `, még ${number(seconds)} mp`
      : `, még ${number(Math.ceil(seconds / 60))} perc`;

export const migrateHu: MigrateMessages = {
  command:
    'egy újság beköltöztetése: WordPress-export (WXR), Ghost-export, futó WordPress vagy Ghost címe, Markdown-mappa vagy hírcsatorna',
  options: {
    from: 'wxr, ghost, markdown vagy feed; enélkül felismeri',
    output: 'mappa az importfájloknak, a redirects.json-nak és a ledger.ndjson-nak',
    site: 'az oldal, amelyre a cikkek kerülnek',
    home: 'a régi oldal címe, ha a forrás nem mondja meg (Ghost-export, mappa)',
    fetch: 'a képek, filmek és hangok letöltése a régi oldalról; belső címet soha nem kér le',
    loopback: 'ezen a gépen futó oldalt is lekér',
    maxPictures: 'a --fetch mellett: legfeljebb ennyi kép',
    maxSize: 'a legnagyobb kép MB-ban',
    maxMedia: 'a legnagyobb film vagy hang MB-ban, legfeljebb 100',
    import: 'a végén a fájlok importja',
    strict: 'ha bármi elveszne, semmit sem ír, és 1-gyel lép ki',
    accept: 'a --strict mellett: elfogadott veszteségek, a leltár kódjaival; by-design: mind, ami szándékosan marad ki',
    log: 'a végén a régi oldal naplójának visszajátszása',
    resume: 'egy megszakadt futás folytatása',
    type: 'további WordPress-típusok, amelyek cikkeket tartalmaznak',
  },
  refusedHome: 'http vagy https cím legyen, például https://regi.example',
  failures: {
    unreadable: (about) => `nem olvasható: ${about}`,
    unanswered: (about) =>
      `az oldal nem a várt módon válaszolt: ${about}; folytatás ugyanezzel a paranccsal és --resume-mal`,
    'unknown-kind': (about) => `nem felismerhető: ${about}; a fajtája: --from wxr, ghost, markdown vagy feed`,
    'output-in-use': (about) => `a mappa már létezik: ${about}; legyen új mappa, vagy folytatás: --resume`,
    'other-source': (about) => `ez a mappa más forrással vagy más kapcsolókkal kezdődött: ${about}; legyen új mappa`,
    'not-written': (about) => `nem írható: ${about}; kell hely vagy másik mappa, utána folytatás: --resume`,
    interrupted: (about) => `megszakadt; folytatás ugyanezzel a paranccsal és --resume-mal: ${about}`,
    environment: (about) => about,
  },
  progress: (done, of, seconds) =>
    `${number(done)}${of === null ? '' : `/${number(of)}`} cikk átalakítva${left(seconds)}`,
  reading: (done, of, seconds) =>
    `${number(done)}${of === null ? '' : `/${number(of)}`} tétel beolvasva az oldalról${left(seconds)}`,
  importing: (done, of, seconds) => `${number(done)}/${number(of)} cikk importálva${left(seconds)}`,
  moved: ({ articles, hidden, files, redirects, totals }, folder) =>
    [
      `${number(articles)} cikk beolvasva, ${number(files)} fájl kiírva ide: ${folder}, ebből rejtett: ${number(hidden)}; ${number(redirects)} átirányítás`,
      `leltár: ${number(totals.found)} tétel = ${number(totals.kept)} megmaradt + ${number(totals.changed)} módosult + ${number(totals.dropped)} kimaradt`,
    ].join('\n'),
  lostPictures: ({ lost, of, why }) =>
    `${number(of)} képből, filmből és hangból ${number(lost)} nem töltődött be (${whyHu(why ?? '')}); újabb próba: --resume --fetch`,
  element: (element, { found, kept, changed, dropped }) =>
    `${element}: ${number(found)} = ${number(kept)} + ${number(changed)} + ${number(dropped)}`,
  drops: dropsHu,
  dropped: (count, words, code) => `kimaradt ${number(count)}: ${words} (${code})`,
  refused: (dropped, codes) =>
    `${number(dropped)} tétel kimaradna: semmi sem íródott ki (--strict); elfogadásuk: --accept ${codes}`,
  next: (folder) => `az eredmény itt van: ${folder}; ha jó, ugyanez a parancs --resume --import kapcsolóval`,
  imported: ({ created, updated, unchanged, addresses }) =>
    `importálva: ${number(created)} új, ${number(updated)} módosult, ${number(unchanged)} változatlan; ${number(addresses)} régi cím`,
  notImported: (files) => `${number(files)} hibás fájl nem került be`,
  lost: ({ requests, lost }) => `${number(lost)} olvasó veszítene oldalt, ${number(requests)} kérésből`,
};
