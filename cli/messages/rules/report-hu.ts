import type { ReportMessages } from './report-messages.ts';
import { number } from '../counted/counted-hu.ts';

export const reportHu: ReportMessages = {
  ruleSet: (file) => (file === null ? 'a saját szabálykészlettel' : `szabálykészlet: ${file}`),
  took: (lines, seconds) => `${number(lines)} sor, ${number(Math.round(seconds * 10) / 10)} másodperc alatt`,
  summary: 'Röviden',
  fails: 'hiba',
  tells: 'tájékoztatásul',
  leads: 'hová vezet',
  notFoundShare: 'nem talált cím',
  addresses: (count) => `${number(count)} cím`,
  folded: (count) => `és még ${number(count)} cím`,
  cut: (shown, of) => `${number(shown)} / ${number(of)} cím (mind: --all)`,
  unlisted: (addresses, requests) =>
    `és még ${number(addresses)} ritkább cím, összesen ${number(requests)} kéréssel (mind: --all)`,
  accepted: (reason) => `Elfogadva: ${reason}.`,
  noRule: 'nincs átirányítás',
  nothingThere: '(ott nincs oldal, 404)',
  circle: '↺ körbe',
  tip: 'Egy cím teljes útja lépésről lépésre:',
};
