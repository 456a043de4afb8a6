import { ascending } from '../football/ascending.ts';
import { speakSession } from './hu.ts';
import type { Race } from './race.ts';

type Named = Pick<Race, 'id' | 'type' | 'startsAt'>;

const numbered = (name: string, place: number): string =>
  `${place}. ${name.charAt(0).toLocaleLowerCase('hu')}${name.slice(1)}`;

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
