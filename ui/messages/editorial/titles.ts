export const titleMessages = {
  titles: 'Cikkek',
  all: (term: string) => `Minden találat erre: „${term}”`,
  found: (count: number) => (count === 0 ? 'Nincs ilyen című cikk.' : `${count} cikk a mező alatt.`),
  failed: 'A javaslatok most nem érhetők el, a keresés igen.',
} as const;
