import type { FootballChoice } from '#core/sport/football/football-query.ts';
import type { LiveAddresses } from '../follow-live.ts';

/** Lets a server that has just started find a fixture. */
export type FixturePlace = Pick<FootballChoice, 'league' | 'season' | 'day'>;

export const liveFixture = (id: number, { league, season, day }: FixturePlace): LiveAddresses => {
  const [path, query] = [
    `/api/livescore/football/fixtures/${id}`,
    `?liga=${league ?? ''}&szezon=${season ?? ''}&nap=${day}`,
  ];
  return { answer: path + query, stream: `${path}/events${query}` };
};
