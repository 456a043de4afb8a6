import { keepJson, keptJson } from '../../window/kept-json.ts';

const key = 'tips';

const isTexts = (value: unknown): value is Readonly<Record<string, string>> =>
  typeof value === 'object' && value !== null && Object.values(value).every((one) => typeof one === 'string');

const readAll = (): Readonly<Record<string, string>> => {
  const kept = keptJson(key);
  return isTexts(kept) ? kept : {};
};

/** Tips are stored in the browser only, not in accounts. */
export const keptSheet = (round: string): string | null => readAll()[round] ?? null;

export const keepSheet = (round: string, sheet: string): boolean => keepJson(key, { ...readAll(), [round]: sheet });
