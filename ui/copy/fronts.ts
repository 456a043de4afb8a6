/** Heads of the containers that no editor names. */
export const frontCopy = {
  breaking: 'Rendkívüli',
  newest: 'Legfrissebb',
  newestAll: 'Minden friss hír',
  important: 'Legfontosabb',
  favorite: 'Kedvenceink',
  podcasts: 'Podcastok',
  listen: 'Meghallgatom',
  strip: (site: string) => `${site} címlapja`,
  lead: 'Vezető hírek',
  opinion: 'Vélemény',
} as const;
