import { oldestWord, type SearchPeriod } from './search-address.ts';
import { isDateAt } from '../../addresses/paths/calendar-date.ts';
import { firstValue } from '../../addresses/paths/query.ts';
import { oneOfWords, type QueryParameter } from '../../addresses/paths/query-parameter.ts';

const firstYear = 1900;

const readDay = (text: string): string | null => {
  const day = text.trim();
  return /^\d{4}-\d\d-\d\d$/.test(day) && isDateAt(day, 0, 5, 8) && Number(day.slice(0, 4)) >= firstYear ? day : null;
};

export const periodParameters: readonly QueryParameter[] = [
  { name: 'tol', read: readDay, free: true },
  { name: 'ig', read: readDay, free: true },
  oneOfWords('rend', ['uj', oldestWord]),
];

export const readSearchPeriod = (query: string): SearchPeriod => {
  const [one, other] = [readDay(firstValue(query, 'tol') ?? ''), readDay(firstValue(query, 'ig') ?? '')];
  const turned = one !== null && other !== null && one > other;
  const [from, until] = turned ? [other, one] : [one, other];
  return {
    ...(from !== null && { from }),
    ...(until !== null && { until }),
    ...(firstValue(query, 'rend') === oldestWord && { oldestFirst: true as const }),
  };
};

export const losesDays = (query: string): boolean =>
  ['tol', 'ig'].some((name) => {
    const day = firstValue(query, name) ?? '';
    return day.trim() !== '' && readDay(day) === null;
  });
