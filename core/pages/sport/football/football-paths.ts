import type { FootballChoice, FootballKnowledge } from '../../../sport/football/football-query.ts';
import { writeFootballQuery } from '../../../sport/football/football-query.ts';
import { canonicalFootballQuery, type FootballOffer, settleChoice } from '../../../sport/football/settle-choice.ts';

export interface Offered {
  readonly known: FootballKnowledge;
  readonly country: string | null;
  readonly offer: FootballOffer;
}

const settledAmong =
  ({ known, country, offer }: Offered) =>
  (choice: FootballChoice): FootballChoice =>
    settleChoice(choice, choice.country === country ? offer : { leagues: [], seasons: [] }, known);

/** A fixture's query includes every parameter because defaults change with the day. */
export const queryOf = (offered: Offered, choice: FootballChoice): string =>
  choice.fixture === null
    ? canonicalFootballQuery(choice, offered.known, settledAmong(offered))
    : writeFootballQuery({ ...choice, view: 'standings' });

export const choicePath = (path: string, offered: Offered, choice: FootballChoice): string => {
  const query = queryOf(offered, choice);
  return query === '' ? path : `${path}?${query}`;
};
