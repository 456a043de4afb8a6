export const listTitles: Readonly<Record<string, string>> = {
  legfontosabb: 'Legfontosabb',
  kedvenceink: 'Kedvenceink',
  kozlemenyek: 'Közlemények',
};

export const fixedTitles = {
  newest: 'Legfrissebb',
  english: 'English',
  sport: 'Sport',
  corrections: 'Javítások',
} as const;

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

export const listKinds = { topic: 'téma', section: 'rovat' } as const;

export const correctionsAbout = 'Amit cikkeinkben kijavítottunk: mi volt hibás, mikor és miért változott.';
export const noCorrections = 'Egyelőre nincs közzétett javítás.';
