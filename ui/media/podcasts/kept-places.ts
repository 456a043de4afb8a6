import { keepJson, keptJson } from '../../window/kept-json.ts';

const name = 'podcast-places';
const maxPlaces = 50;

type Places = readonly (readonly [slug: string, seconds: number])[];

const isPlace = (value: unknown): value is Places[number] =>
  Array.isArray(value) && typeof value[0] === 'string' && Number.isFinite(value[1]);

const read = (): Places => {
  const kept = keptJson(name);
  return Array.isArray(kept) ? kept.filter(isPlace) : [];
};

/** Seconds; 0 without a stored position. */
export const placeIn = (slug: string): number => read().find(([kept]) => kept === slug)?.[1] ?? 0;

/** Positions near the beginning or end are not stored. */
export const keepPlace = (slug: string, seconds: number, length: number): void => {
  const others = read().filter(([kept]) => kept !== slug);
  const isWorth = seconds > 3 && (length === 0 || seconds < length - 2);
  keepJson(name, [...(isWorth ? [[slug, Math.floor(seconds)]] : []), ...others].slice(0, maxPlaces));
};
