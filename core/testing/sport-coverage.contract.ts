import { beforeAll, describe, expect, it } from 'vitest';
import type { SportCoverage } from '../ports/sport/sport-coverage.ts';
import { contractFootball } from './contract-football.ts';
import { contractSlugs } from './contract-content.ts';
import { withoutPictures } from './without-pictures.ts';

const { main } = contractSlugs;
const nb1 = { league: 271, season: 2024 };

export const describeSportCoverage = (
  name: string,
  makeSubject: () => SportCoverage | Promise<SportCoverage>,
): void => {
  describe(`SportCoverage: ${name}`, () => {
    let coverage: SportCoverage;
    beforeAll(async () => {
      coverage = await makeSubject();
    });
    const timetable = async (startDate: string | null) =>
      (await coverage.timetable(main, { ...nb1, startDate }))._unsafeUnwrap();

    it('knows the leagues that editors chose, and leaves out what cannot be read', async () => {
      expect((await coverage.leagues(main))._unsafeUnwrap()).toEqual([
        { label: 'NB I', country: 'HU', league: 271, season: 2024 },
        { label: 'Vb', country: null, league: 1, season: null },
      ]);
    });

    it('lists a season as the live-score service does, each fixture with its report', async () => {
      const all = await timetable(null);
      expect(all.map(({ report: _report, ...fixture }) => withoutPictures(fixture))).toEqual(
        contractFootball.matches.map(({ fixture }) => withoutPictures(fixture)),
      );
      expect(all.map(({ report }) => report?.robot ?? null)).toEqual([true, null, null]);
      expect(all[0]?.report?.path).toMatch(/\/tukorfuro$/);
    });

    it('begins a season with a day, and lists a day of all that is followed', async () => {
      expect((await timetable('2025-01-12')).map(({ id }) => id)).toEqual([9002, 9003]);
      expect((await coverage.ofDay(main, '2025-01-11'))._unsafeUnwrap().map(({ id }) => id)).toEqual([9001]);
      expect((await coverage.ofDay(main, '2025-01-13'))._unsafeUnwrap()).toEqual([]);
    });

    it('has no data for an unknown league', async () => {
      expect((await coverage.timetable(main, { league: 999, season: 2024, startDate: null }))._unsafeUnwrap()).toEqual(
        [],
      );
    });
  });
};
