import { ascending } from '../football/ascending.ts';
import { speakSession } from './hu.ts';
import type { Race } from './race.ts';

type Named = Pick<Race, 'id' | 'type' | 'startsAt'>;

/** `Szabadedzés` is `2. szabadedzés` where upstream calls more sessions of the weekend so: they are told apart in order. */
const numbered = (name: string, place: number): string =>
  `${place}. ${name.charAt(0).toLocaleLowerCase('hu')}${name.slice(1)}`;

/** What each session of a weekend is called, by its id. */
export const sessionNames = (weekend: readonly Named[]): ReadonlyMap<number, string> => {
  const inOrder = weekend.toSorted((one, other) => ascending(one.startsAt, other.startsAt));
  return new Map(
    inOrder.map(({ id, type }) => {
      const name = speakSession(type);
      const alike = inOrder.filter((one) => speakSession(one.type) === name);
      return [id, alike.length === 1 ? name : numbered(name, alike.findIndex((one) => one.id === id) + 1)];
    }),
  );
};
