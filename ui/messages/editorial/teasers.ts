export const teaserMessages = {
  english: 'Angolul',
  live: 'Élő',
  partner: 'Támogatott tartalom',
  adult: '18+',
  adultLong: 'Csak felnőtteknek',
  andOthers: (names: string) => `${names} és társaik`,
} as const;
