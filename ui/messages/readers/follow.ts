/** On every button that follows. */
export const followMessages = {
  follow: 'Követem',
  offer: 'Kövesd',
} as const;
