import { isFields } from '#core/json/is-fields.ts';

export type Place = readonly (string | number)[];

export const placesIn = (document: unknown, under: Place = []): readonly Place[] => {
  const entries: readonly (readonly [string | number, unknown])[] = Array.isArray(document)
    ? document.map((value, at) => [at, value] as const)
    : isFields(document)
      ? Object.entries(document)
      : [];
  return entries.flatMap(([key, value]) => [[...under, key], ...placesIn(value, [...under, key])]);
};

export const spoiled = (document: unknown, [key, ...below]: Place, become: (value: unknown) => unknown): unknown => {
  if (key === undefined) return become(document);
  if (Array.isArray(document))
    return document.flatMap((value: unknown, at) => {
      if (at !== key) return [value];
      const changed = spoiled(value, below, become);
      return changed === undefined ? [] : [changed];
    });
  if (!isFields(document)) return document;
  const { [key]: value, ...others } = document;
  const changed = spoiled(value, below, become);
  return changed === undefined ? others : { ...others, [key]: changed };
};
