export const followMessages = {
  follow: 'Követem',
  offer: 'Kövesd',
} as const;
