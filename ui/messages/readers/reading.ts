export const readingMessages = {
  save: 'Mentés',
  saved: 'Mentett cikkek',
  savedShort: 'Mentett',
  continue: 'Folytatás onnan, ahol abbahagytad',
} as const;
