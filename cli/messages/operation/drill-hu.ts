import type { DrillMessages } from './drill-messages.ts';
import { number } from '../counted/counted-hu.ts';

export const drillHu: DrillMessages = {
  command: 'mit lát az olvasó, ha egy háttérszolgáltatás hibázik: minden hiba minden oldallal, hidegen és melegen',
  options: {
    against: 'a fő API címe',
    liveScores: 'az élő eredmények szolgáltatásának címe',
    crm: 'a CRM címe',
    security: 'a szerkesztői belépés szolgáltatásának címe',
    quiz: 'a kvízszolgáltatás címe',
    fault: 'csak ezek a hibák',
    html: 'jelentés ebbe a HTML-fájlba',
  },
  badUrl: 'http vagy https cím legyen, például http://127.0.0.1:8080',
  failures: {
    unreachable: (about) => `egyetlen oldal sem töltődött be: ${about}; fut a háttérszolgáltatás? kell ORIGIN_SECRET?`,
    'not-started': (about) => `a próba nem folytatható: ${about}`,
  },
  interrupted: 'megszakadt: a többi kör nem futott le',
  progress: (done, of, seconds) =>
    `${number(done)}/${number(of ?? 0)} kör${seconds === null ? '' : `, még ${number(Math.ceil(seconds / 60))} perc`}`,
  summary: ({ pages, cells, failed }) =>
    `${number(pages.length)} oldal, ${number(cells.length)} eset: ${number(failed)} olvasói hiba`,
  title: 'Hibapróba',
};
