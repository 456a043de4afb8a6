import { seededChance } from '../../../origin/media/motifs/canvas/seeded-chance.ts';

/** How far a rate strays (as a part of it), and within how many days it turns. */
export type Stray = readonly (readonly [days: number, part: number])[];

const luck = (name: string, days: number, knot: number): number =>
  seededChance(`${name} ${days} ${knot}`).between(-1, 1);
const eased = (part: number): number => part * part * (3 - 2 * part);

/**
 * How much more or less than usual something costs on a day, as a factor near 1: a function of the day alone, so that
 * any day can be told without those before it.
 */
export const wander = (name: string, stray: Stray, day: number): number =>
  Math.exp(
    stray.reduce((sum, [days, part]) => {
      const [knot, within] = [Math.floor(day / days), eased((day / days) % 1)];
      return sum + part * (luck(name, days, knot) * (1 - within) + luck(name, days, knot + 1) * within);
    }, 0),
  );
