export const teaserMessages = {
  english: 'Angolul',
  live: 'Élő',
  over: 'Lezárult',
  updated: 'Frissült',
  partner: 'Támogatott tartalom',
  sponsor: (name: string) => `Támogató: ${name}`,
  adult: '18+',
  adultLong: 'Csak felnőtteknek',
  andOthers: (names: string) => `${names} és társaik`,
} as const;
