import type { FootballChoice, FootballKnowledge } from '../../../sport/football/football-query.ts';
import { writeFootballQuery } from '../../../sport/football/football-query.ts';
import { canonicalFootballQuery, type FootballOffer, settleChoice } from '../../../sport/football/settle-choice.ts';

/** What a choice is made among, and for which country upstream has told its leagues. */
export interface Offered {
  readonly known: FootballKnowledge;
  readonly country: string | null;
  readonly offer: FootballOffer;
}

/** What a choice is shown as; of another country's leagues nothing is known here, so that what was chosen stands. */
const settledAmong =
  ({ known, country, offer }: Offered) =>
  (choice: FootballChoice): FootballChoice =>
    settleChoice(choice, choice.country === country ? offer : { leagues: [], seasons: [] }, known);

/**
 * The query of a choice. That of a fixture leaves nothing out, because the same address has to lead to it tomorrow,
 * when today is another day.
 */
export const queryOf = (offered: Offered, choice: FootballChoice): string =>
  choice.fixture === null
    ? canonicalFootballQuery(choice, offered.known, settledAmong(offered))
    : writeFootballQuery({ ...choice, view: 'standings' });

/** The address of a choice, given the page's own path. */
export const choicePath = (path: string, offered: Offered, choice: FootballChoice): string => {
  const query = queryOf(offered, choice);
  return query === '' ? path : `${path}?${query}`;
};
