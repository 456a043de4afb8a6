import { keepJson, keptJson } from '../../window/kept-json.ts';

const key = 'tips';

const isTexts = (value: unknown): value is Readonly<Record<string, string>> =>
  typeof value === 'object' && value !== null && Object.values(value).every((one) => typeof one === 'string');

const readAll = (): Readonly<Record<string, string>> => {
  const kept = keptJson(key);
  return isTexts(kept) ? kept : {};
};

/**
 * The sheet that this browser keeps for a round; null without one. Accounts do not keep tips, a reader's own browser
 * does.
 */
export const keptSheet = (round: string): string | null => readAll()[round] ?? null;

/** Keeps a sheet in this browser; false where nothing can be kept. */
export const keepSheet = (round: string, sheet: string): boolean => keepJson(key, { ...readAll(), [round]: sheet });
