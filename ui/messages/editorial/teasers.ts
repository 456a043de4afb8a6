export const teaserMessages = {
  english: 'Angolul',
  live: 'Élő',
  over: 'Lezárult',
  updated: 'Frissült',
  partner: 'Támogatott tartalom',
  adult: '18+',
  adultLong: 'Csak felnőtteknek',
  andOthers: (names: string, others: number) => `${names} és ${others} társuk`,
} as const;
