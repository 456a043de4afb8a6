import { type FormulaOneChoice, writeFormulaOneQuery } from '#core/sport/formula-one/formula-one-query.ts';
import type { FormulaOneContent } from '#core/pages/sport/formula-one/formula-one-content.ts';

type Place = Pick<FormulaOneContent, 'path' | 'choice' | 'season'>;

const nothing = { competition: null, race: null, team: null, driver: null } as const;
const placed = ({ path, choice: { season } }: Place, choice: Partial<FormulaOneChoice>): string =>
  `${path}?${writeFormulaOneQuery({ view: 'calendar', season, ...nothing, ...choice })}`;

export const teamPath = (place: Place, team: number | null): string | null =>
  team === null ? null : placed(place, { view: 'teams', team });

export const driverPath = (place: Place, driver: number | null): string | null =>
  driver === null ? null : placed(place, { view: 'drivers', driver });

export const viewPath = (place: Place, view: FormulaOneChoice['view']): string => {
  const { path, season, choice } = place;
  const pieces = writeFormulaOneQuery({ view, season: choice.season, ...nothing }).split('&');
  const query = pieces.filter((piece) => choice.season !== season || !piece.startsWith('szezon=')).join('&');
  return query === '' ? path : `${path}?${query}`;
};
