import { seededChance } from '../../../origin/media/motifs/canvas/seeded-chance.ts';

/** Amplitude as a fraction, and period in days. */
export type Stray = readonly (readonly [days: number, part: number])[];

const luck = (name: string, days: number, knot: number): number =>
  seededChance(`${name} ${days} ${knot}`).between(-1, 1);
const eased = (part: number): number => part * part * (3 - 2 * part);

/** A factor near 1 for a day. Depends on the day alone: any day can be computed without earlier ones. */
export const wander = (name: string, stray: Stray, day: number): number =>
  Math.exp(
    stray.reduce((sum, [days, part]) => {
      const [knot, within] = [Math.floor(day / days), eased((day / days) % 1)];
      return sum + part * (luck(name, days, knot) * (1 - within) + luck(name, days, knot + 1) * within);
    }, 0),
  );
