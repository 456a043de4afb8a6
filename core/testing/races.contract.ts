import { beforeAll, describe, expect, it } from 'vitest';
import type { Races } from '../ports/sport/races.ts';
import { contractFormulaOne } from './contract-formula-one.ts';
import { withoutPictures } from './without-pictures.ts';

const [season] = contractFormulaOne.seasons;
const [table] = contractFormulaOne.tables;

export const describeRaces = (name: string, makeSubject: () => Races | Promise<Races>): void => {
  describe(`Races: ${name}`, () => {
    let races: Races;
    beforeAll(async () => {
      races = await makeSubject();
    });

    it('lists the sessions of a season, its drivers and its teams', async () => {
      expect((await races.seasons())._unsafeUnwrap()).toEqual([2025]);
      expect(withoutPictures((await races.races(2025))._unsafeUnwrap().value)).toEqual(withoutPictures(season?.races));
      expect(withoutPictures((await races.drivers(2025))._unsafeUnwrap())).toEqual(withoutPictures(season?.drivers));
      expect(withoutPictures((await races.teams(2025))._unsafeUnwrap())).toEqual(withoutPictures(season?.teams));
    });

    it('keeps the results and the starting grid of a race apart', async () => {
      await races.races(2025);
      expect(withoutPictures((await races.results(502))._unsafeUnwrap().value)).toEqual(
        withoutPictures(table?.results),
      );
      expect(withoutPictures((await races.startingGrid(502))._unsafeUnwrap().value)).toEqual(
        withoutPictures(table?.grid),
      );
      expect((await races.results(503))._unsafeUnwrap().value).toEqual([]);
    });

    it('returns every field of a circuit, a team and a driver', async () => {
      await Promise.all([races.races(2025), races.drivers(2025), races.teams(2025)]);
      expect(withoutPictures((await races.circuit(41))._unsafeUnwrap())).toEqual(
        withoutPictures(contractFormulaOne.circuits[0]),
      );
      expect(withoutPictures((await races.team(61))._unsafeUnwrap())).toEqual(
        withoutPictures(contractFormulaOne.teams[0]),
      );
      expect(withoutPictures((await races.driver(71))._unsafeUnwrap())).toEqual(
        withoutPictures(contractFormulaOne.drivers[0]),
      );
    });

    it('does not find an unknown season, race, circuit, team or driver', async () => {
      const kinds = [
        await races.races(1949),
        await races.drivers(1949),
        await races.teams(1949),
        await races.results(999),
        await races.startingGrid(999),
        await races.circuit(999),
        await races.team(999),
        await races.driver(999),
      ].map((answer) => answer._unsafeUnwrapErr().kind);
      expect(kinds).toEqual(Array(8).fill('not-found'));
    });
  });
};
