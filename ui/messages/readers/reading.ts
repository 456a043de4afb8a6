export const readingMessages = {
  save: 'Mentés',
  isSaved: 'Mentve',
  saved: 'Mentett cikkek',
  savedShort: 'Mentett',
  continue: 'Folytatás onnan, ahol abbahagytad',
} as const;
