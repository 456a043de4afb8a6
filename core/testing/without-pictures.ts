const pictures: ReadonlySet<string> = new Set(['logo', 'photo', 'image', 'flag']);

export const withoutPictures = (told: unknown): unknown => {
  if (Array.isArray(told)) return told.map(withoutPictures);
  if (typeof told !== 'object' || told === null) return told;
  return Object.fromEntries(
    Object.entries(told).flatMap(([name, value]) => (pictures.has(name) ? [] : [[name, withoutPictures(value)]])),
  );
};
