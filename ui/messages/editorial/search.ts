import type { SearchTagType } from '#core/editorial/search/search-tag.ts';

const kinds: Readonly<Record<SearchTagType, string>> = {
  superTags: 'rovat',
  tags: 'téma',
  title: 'cím',
  authors: 'szerző',
};

export const searchMessages = {
  title: 'Archívum',
  field: 'Mit keresel?',
  placeholder: 'Szó, téma, rovat vagy szerző',
  start: 'Keresek',
  kinds,
  tags: 'Választott címkék',
  without: (text: string) => `${text} törlése`,
  suggestions: 'Javaslatok',
  refine: 'Szűkítés',
  articles: (count: string) => `${count} cikk`,
  said: {
    marked: (text: string) => `${text} kijelölve. Még egy Backspace törli.`,
    added: (text: string) => `${text} hozzáadva.`,
    deleted: (text: string) => `${text} törölve.`,
    suggestions: (count: number) => (count === 0 ? 'Nincs javaslat.' : `${count} javaslat. A nyilakkal választhatsz.`),
    failed: 'A javaslatok most nem érhetők el, a keresés igen.',
  },
  period: 'Időszak és sorrend',
  from: 'Ettől a naptól',
  until: 'Eddig a napig',
  oldestFirst: 'A legrégibb elöl',
  setPeriod: 'Így keresek',
  anyTime: 'Bármikor',
  lostFilters: 'A cím egyik szűrőjét nem lehetett értelmezni, ezért a találatok anélkül láthatók.',
  empty: 'Nincs találat',
  emptyFor: (term: string) => `Nincs találat erre: „${term}”`,
  wayOn: 'Próbáld kevesebb vagy más szóval; az ékezet nem számít.',
  dropWord: (term: string) => `„${term}” nélkül`,
  dropTag: (text: string) => `${text} nélkül`,
  trending: 'Amiről most beszélnek',
  newest: 'Legfrissebb cikkek',
  found: (count: string) => `${count} találat`,
  stored: (count: string) => `${count} cikk, a legfrissebb elöl`,
} as const;
