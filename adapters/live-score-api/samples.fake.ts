import { readFileSync } from 'node:fs';
import type { z } from 'zod';
import { fixtureWire } from './fixture.wire.ts';
import { countryWire, leagueWire } from './league.wire.ts';
import { matchWire } from './match.wire.ts';
import { createPicturePaths } from './picture-path.ts';
import { circuitWire, driverProfileWire, teamProfileWire } from './profile.wire.ts';
import { driverRowWire, raceRowWire, raceWire, teamRowWire } from './race.wire.ts';
import { standingsWire, topPlayerWire } from './table.wire.ts';

const { pathOf } = createPicturePaths([]);

interface Shape {
  readonly name: string;
  readonly item: z.ZodType;
  readonly needs: readonly string[];
  readonly needsOneOf?: readonly string[];
}

export const shapes: readonly Shape[] = [
  { name: 'fixture', item: fixtureWire(pathOf), needs: ['fixture', 'fixture.id'] },
  { name: 'match', item: matchWire(pathOf), needs: ['fixture', 'fixture.id'] },
  { name: 'country', item: countryWire(pathOf), needs: [], needsOneOf: ['name', 'code'] },
  { name: 'league', item: leagueWire(pathOf), needs: ['league', 'league.id'] },
  { name: 'standings', item: standingsWire(pathOf), needs: [] },
  { name: 'player', item: topPlayerWire(pathOf), needs: [] },
  { name: 'race', item: raceWire, needs: ['id', 'competition', 'competition.id'] },
  { name: 'driver-row', item: driverRowWire(pathOf), needs: [] },
  { name: 'team-row', item: teamRowWire(pathOf), needs: [] },
  { name: 'row', item: raceRowWire(pathOf), needs: [] },
  { name: 'circuit', item: circuitWire(pathOf), needs: ['id'] },
  { name: 'team', item: teamProfileWire(pathOf), needs: ['id'] },
  { name: 'driver', item: driverProfileWire(pathOf), needs: ['id'] },
];

export const sample = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`samples/${name}.json`, import.meta.url), 'utf8'));
