/** What lists are called that upstream does not name, by their slugs. */
export const listTitles: Readonly<Record<string, string>> = {
  legfontosabb: 'Legfontosabb',
  kedvenceink: 'Kedvenceink',
  kozlemenyek: 'Közlemények',
};

/** What other lists are called, whatever upstream says. */
export const fixedTitles = {
  newest: 'Legfrissebb',
  english: 'English',
  sport: 'Sport',
  corrections: 'Javítások',
} as const;

/** The tabs of sections, by the last word of their addresses. */
export const tabLabels = {
  g7: 'Friss',
  friss: 'Minden cikk',
  adat: 'Adat',
  penz: 'Pénz',
  kozelet: 'Közélet',
  podcast: 'Podcast',
  szepkilatas: 'Mind',
  konnyu: 'Könnyű',
  kozepes: 'Közepes',
  nehez: 'Nehéz',
  extrem: 'Extrém',
  ellenorzo: 'Cikkek',
  'ellenorzo-modszertan': 'Módszertan',
} as const;

/** What kind of label a list is of, where its name alone may be that of two. */
export const listKinds = { topic: 'téma', section: 'rovat' } as const;

/** What stands over the list of corrections, and instead of it. */
export const correctionsAbout = 'Amit cikkeinkben kijavítottunk: mi volt hibás, mikor és miért változott.';
export const noCorrections = 'Egyelőre nincs közzétett javítás.';
