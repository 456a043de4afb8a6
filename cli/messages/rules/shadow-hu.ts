import { number } from '../counted/counted-hu.ts';
import type { ShadowMessages } from './shadow-messages.ts';

const span = (seconds: number): string =>
  seconds % 3_600 === 0
    ? `${number(seconds / 3_600)} órában`
    : `${number(Math.max(1, Math.round(seconds / 60)))} percben`;

export const shadowHu: ShadowMessages = {
  command: 'mit változtatott volna az olvasóknak a próbára tett szabálykészlet (SHADOW_RULES) a futó kiszolgálón',
  since: 'ennyi idővel ezelőttől: 30m, 1h, 1d (legfeljebb egy nap)',
  refusedSince: 'nem időtartam 1 perc és 1 nap között: így írd: 30m, 1h vagy 1d',
  span,
  lost: (last, requests) => `Az elmúlt ${last} ${number(requests)} olvasó veszített volna el egy oldalt.`,
  noneLost: (last) => `Az elmúlt ${last} senki sem veszített volna el oldalt.`,
  others: (found, moved, requests) =>
    `${number(requests)} kérésből ${number(found)} talált volna oldalt, ahol most nincs, ${number(moved)} máshová jutott volna.`,
  same: (last, requests) =>
    `Az elmúlt ${last} semmi sem változott volna: a két szabálykészlet mind a(z) ${number(requests)} kérésről ugyanazt mondta.`,
  nobodyCame: (last) => `Az elmúlt ${last} egyetlen oldalkérés sem jött: ebből semmi sem derül ki.`,
  younger: (last) => `A kiszolgáló később indult: a számok csak az elmúlt ${last} történtekről szólnak.`,
  notShown: (requests) =>
    `Itt nem látszik további ${number(requests)} eltérő kérés; a fenti darabszámok ezért alsó becslések.`,
  notSet: 'ezen a kiszolgálón nincs próbára tett szabálykészlet: indítsd SHADOW_RULES=fájl beállítással',
  kinds: { lost: 'elveszett', moved: 'máshol', found: 'meglett' },
  columns: {
    requests: 'kérés',
    kind: 'mi lett volna',
    address: 'cím',
    before: 'most',
    after: 'próba',
    rules: 'szabály',
  },
};
