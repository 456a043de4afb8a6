/** Heads of the containers that no editor names. */
export const frontCopy = {
  breaking: 'Rendkívüli',
  newest: 'Legfrissebb',
  important: 'Legfontosabb',
  favorite: 'Kedvenceink',
  podcasts: 'Podcastok',
} as const;
