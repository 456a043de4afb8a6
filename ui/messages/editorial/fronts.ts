/** Heads of the containers that no editor names. */
export const frontMessages = {
  nothingYet: 'Itt még nincs cikk',
  breaking: 'Rendkívüli',
  newest: 'Legfrissebb',
  important: 'Legfontosabb',
  favorite: 'Kedvenceink',
  podcasts: 'Podcastok',
  podcastOf: (name: string) => `Podcast: ${name}`,
  special: 'Hosszan',
  partners: 'Partnereinktől',
  cards: 'Néznivaló, hallgatnivaló',
  articles: 'Ezt ajánljuk',
  ledger: 'Friss tételek',
  quotes: 'Holdblog',
} as const;
