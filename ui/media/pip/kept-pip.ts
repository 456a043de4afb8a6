import { keepJson, keptJson } from '../../window/kept-json.ts';

const [closedName, placesName] = ['video-closed', 'video-places'];
const maxPlaces = 20;

type Places = readonly (readonly [url: string, seconds: number])[];

const isPlace = (value: unknown): value is Places[number] =>
  Array.isArray(value) && typeof value[0] === 'string' && Number.isFinite(value[1]);

const places = (): Places => {
  const kept = keptJson(placesName);
  return Array.isArray(kept) ? kept.filter(isPlace) : [];
};

/** Seconds. Null when the video was never played on this device. */
export const placeIn = (url: string): number | null => places().find(([kept]) => kept === url)?.[1] ?? null;

/** Positions near the beginning or end are not stored. Live broadcasts have no end. */
export const keepPlace = (url: string, seconds: number, length: number): void => {
  const isWorth = seconds > 3 && !(seconds > length - 2);
  const others = places().filter(([kept]) => kept !== url);
  keepJson(placesName, [...(isWorth ? [[url, Math.floor(seconds)]] : []), ...others].slice(0, maxPlaces));
};

export const isClosed = (url: string): boolean => keptJson(closedName) === url;
export const keepClosed = (url: string | null): void => void keepJson(closedName, url);
