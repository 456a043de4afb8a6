/** Words of the archive. */
export const searchCopy = {
  title: 'Archívum',
  empty: 'Nincs találat',
  emptyFor: (term: string) => `Nincs találat erre: „${term}”`,
  wayOn: 'Próbáld kevesebb vagy más szóval; az ékezet nem számít. Vagy nézd meg, mi történt ma:',
  newest: 'Legfrissebb cikkek',
  found: (count: string) => `${count} találat`,
} as const;
