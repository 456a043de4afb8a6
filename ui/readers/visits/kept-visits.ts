import { readVisits, type Visits, visitsAfter } from '#core/app-shell/visits.ts';
import { keepJson, keptJson } from '../../window/kept-json.ts';
import { secondNow } from '../../window/now.ts';

const name = 'visits';

export const noteVisit = (): Visits => {
  const { site = '' } = document.documentElement.dataset;
  const kept = keptJson(name);
  const all = typeof kept === 'object' && kept !== null ? (kept as Readonly<Record<string, unknown>>) : {};
  const visits = visitsAfter(readVisits(all[site]), secondNow());
  keepJson(name, { ...all, [site]: [visits.since, visits.last] });
  return visits;
};
