/** What an open page is told when it cannot be sent what happens as it happens (R38: it asks from time to time instead). */
export const liveMessages = {
  tooManyStreams: 'Erről a címről már túl sok élő kapcsolat van nyitva. Az oldal addig is magától frissül.',
  full: 'Most nagyon sokan követik élőben. Az oldal addig is magától frissül.',
  unknown: 'Ilyen élő esemény nincs.',
  silent: 'Az eredményszolgáltatás most nem válaszol. Kis türelmet kérünk.',
} as const;
