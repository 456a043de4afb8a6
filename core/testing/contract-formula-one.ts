import type { DriverName, TeamName } from '../sport/formula-one/entrant.ts';
import type { Race } from '../sport/formula-one/race.ts';
import type { WorldFormulaOne } from './sport-fixture.ts';

const picture = (name: string): string => `https://logos.example/${name}.png`;
const kormoran: TeamName = { id: 61, name: 'Kormorán Racing', logo: picture('61') };
const bolyai: TeamName = { id: 62, name: 'Bolyai GP', logo: null };
const hamar: DriverName = { id: 71, name: 'Hamar Dénes', abbr: 'HAM', number: 7, image: picture('71') };
const ivanka: DriverName = { id: 72, name: 'Ivánka Teó', abbr: 'IVA', number: 21, image: null };

const tisza = { id: 31, name: 'Tiszai Nagydíj', country: 'Hungary', city: 'Szolnok' };
const race = (more: Partial<Race> & Pick<Race, 'id'>): Race => ({
  type: 'Verseny',
  status: 'Completed',
  flag: null,
  startsAt: 1_736_604_000,
  laps: { current: null, total: null },
  competition: tisza,
  circuitId: 41,
  ...more,
});

export const contractFormulaOne: WorldFormulaOne = {
  seasons: [
    {
      season: 2025,
      races: [
        race({ id: 501, type: '1st Qualifying', startsAt: 1_736_521_200 }),
        race({ id: 502, laps: { current: 70, total: 70 } }),
        race({
          id: 503,
          status: 'Scheduled',
          startsAt: 1_893_456_000,
          laps: { current: null, total: 58 },
          competition: { id: 32, name: 'Bakonyi Nagydíj', country: 'Hungary', city: 'Zirc' },
          circuitId: null,
        }),
      ],
      drivers: [
        { position: 1, points: 25, driver: hamar, team: kormoran },
        { position: 2, points: 18, driver: ivanka, team: null },
      ],
      teams: [
        { position: 1, points: 25, team: kormoran },
        { position: 2, points: null, team: bolyai },
      ],
    },
  ],
  tables: [
    {
      race: 502,
      results: [
        { position: 1, driver: hamar, team: kormoran, time: '1:32:14.087' },
        { position: 2, driver: ivanka, team: null, time: null },
      ],
      grid: [
        { position: 1, driver: ivanka, team: null, time: '1:16.609' },
        { position: 2, driver: hamar, team: kormoran, time: '1:16.702' },
      ],
    },
  ],
  circuits: [
    {
      id: 41,
      name: 'Tisza-gyűrű',
      owner: 'Tiszai Sportpálya Kft.',
      capacity: 70_000,
      opened: 1986,
      firstGrandPrix: 1987,
      length: '4.381 Kms',
      raceDistance: '306.63 Kms',
      laps: 70,
      lapRecord: { time: '1:16.627', driver: 'Hamar Dénes', year: 2020 },
      image: picture('41'),
    },
  ],
  teams: [
    {
      ...kormoran,
      id: 61,
      base: 'Szeged',
      firstEntry: 1998,
      championships: 3,
      highestRaceFinish: { position: 1, times: 41 },
      polePositions: 38,
      fastestLaps: null,
      president: 'Jakab Levente',
      director: 'Kelen Réka',
      technicalManager: 'Lővei Soma',
      chassis: 'K25',
      engine: 'Kormorán',
      tyres: 'Gumigyár',
    },
  ],
  drivers: [
    {
      ...hamar,
      id: 71,
      nationality: 'Hungarian',
      birthdate: '1997-09-30',
      birthplace: 'Vác',
      grandsPrixEntered: 120,
      championships: 2,
      podiums: 61,
      highestRaceFinish: { position: 1, times: 33 },
      highestGridPosition: 1,
      careerPoints: 1712.5,
      teams: [
        { season: 2025, team: kormoran },
        { season: 2024, team: bolyai },
      ],
    },
  ],
};
