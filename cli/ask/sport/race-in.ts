import type { Race } from '#core/sport/formula-one/race.ts';
import type { Fields } from '../rule/fields.ts';
import { number, orElse, text } from '../rule/fields.ts';

export const raceIn = (race: Fields): Race => ({
  id: number(race, 'id'),
  flag: null,
  type: null,
  status: orElse(text, race, 'status', null),
  startsAt: orElse(number, race, 'startsAt', null),
  laps: { current: null, total: null },
  competition: { id: number(race, 'competition'), name: null, country: null, city: null },
  circuitId: null,
});
