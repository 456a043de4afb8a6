import { beforeAll, describe, expect, it } from 'vitest';
import { matchCourse } from '../sport/football/match/match-course.ts';
import type { LiveScores } from '../ports/sport/live-scores.ts';
import { contractFootball } from './contract-football.ts';
import { withoutPictures } from './without-pictures.ts';

const [finished, underWay, announced] = contractFootball.matches;
const nb1 = { league: 271, season: 2024 };
const [saturday, sunday] = ['2025-01-11', '2025-01-12'];

export const describeLiveScores = (name: string, makeSubject: () => LiveScores | Promise<LiveScores>): void => {
  describe(`LiveScores: ${name}`, () => {
    let scores: LiveScores;
    beforeAll(async () => {
      scores = await makeSubject();
    });
    const ofDay = async (date: string) =>
      (await scores.fixturesOfDay({ ...nb1, date }))._unsafeUnwrap().value.map(({ id }) => id);

    it('names the countries, their leagues and the seasons, the latest first', async () => {
      const countries = (await scores.countries())._unsafeUnwrap();
      expect(countries.map(({ id, name }) => [id, name])).toEqual([
        ['HU', 'Hungary'],
        ['World', 'World'],
      ]);
      expect(withoutPictures((await scores.leagues('HU'))._unsafeUnwrap())).toEqual(
        withoutPictures(contractFootball.leagues.slice(0, 1)),
      );
      expect((await scores.leagues('World'))._unsafeUnwrap().map(({ id }) => id)).toEqual([1]);
      expect((await scores.seasons())._unsafeUnwrap()).toEqual([2024, 2023, 2022]);
      expect((await scores.league(1))._unsafeUnwrap()).toMatchObject({ id: 1, country: 'World' });
    });

    it('lists the fixtures of a day by kick-off', async () => {
      expect(await ofDay(saturday)).toEqual([9001]);
      expect(await ofDay(sunday)).toEqual([9002, 9003]);
      expect(await ofDay('2025-01-13')).toEqual([]);
    });

    it('lists all fixtures of a season, or those from a day on', async () => {
      const from = async (startDate: string | null) =>
        (await scores.allFixtures({ ...nb1, startDate }))._unsafeUnwrap().value;
      expect(withoutPictures(await from(null))).toEqual(
        withoutPictures(contractFootball.matches.map(({ fixture }) => fixture)),
      );
      expect((await from(sunday)).map(({ id }) => id)).toEqual([9002, 9003]);
    });

    it('returns every field of a match: finished, running or scheduled', async () => {
      await ofDay(saturday);
      await ofDay(sunday);
      for (const match of [finished, underWay, announced]) {
        const told = (await scores.fixture(match?.fixture.id ?? 0))._unsafeUnwrap();
        expect(told.observedAt).toBeGreaterThan(0);
        expect(withoutPictures(told.value)).toEqual(withoutPictures(match));
      }
    });

    it('keeps a goal that was taken back among the events', async () => {
      await ofDay(saturday);
      const { events } = matchCourse((await scores.fixture(9001))._unsafeUnwrap().value.events);
      expect(events.flatMap((event) => (event.kind === 'goal' ? [event.cancelled] : []))).toEqual([
        false,
        false,
        true,
        false,
      ]);
    });

    it('keeps the standings and the top lists of a season', async () => {
      expect(withoutPictures((await scores.standings(271, 2024))._unsafeUnwrap())).toEqual(
        withoutPictures(contractFootball.standings[0]?.rows),
      );
      expect((await scores.topScorers(271, 2024))._unsafeUnwrap().map((one) => [one.name, one.goals])).toEqual([
        ['Bihari Olivér', 2],
        ['Encs Barna', 1],
      ]);
      expect((await scores.topYellowCards(271, 2024))._unsafeUnwrap().map((one) => one.name)).toEqual(['Domján Máté']);
      expect((await scores.topRedCards(271, 2024))._unsafeUnwrap().map((one) => [one.name, one.team.name])).toEqual([
        ['Encs Barna', 'Parti TK'],
      ]);
    });

    it('does not find an unknown league, season or fixture', async () => {
      const kinds = [
        await scores.standings(999, 2024),
        await scores.standings(271, 1999),
        await scores.topScorers(1, 2024),
        await scores.fixturesOfDay({ league: 271, season: 1999, date: saturday }),
        await scores.allFixtures({ league: 999, season: 2024, startDate: null }),
        await scores.fixture(404),
        await scores.league(999),
      ].map((answer) => answer._unsafeUnwrapErr().kind);
      expect(kinds).toEqual(Array(7).fill('not-found'));
    });
  });
};
