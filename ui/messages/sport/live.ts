/** Shown while the client polls because no stream is available (R38). */
export const liveMessages = {
  tooManyStreams: 'Erről a címről már túl sok élő kapcsolat van nyitva. Az oldal addig is magától frissül.',
  full: 'Most nagyon sokan követik élőben. Az oldal addig is magától frissül.',
  now: 'Most zajlik',
  live: 'élő',
  over: 'véget ért',
  unknown: 'Ilyen élő esemény nincs.',
  notLoaded: 'Most nem érhető el. Frissítsd az oldalt pár perc múlva.',
  silent: 'Az eredményszolgáltatás most nem válaszol. Kis türelmet kérünk.',
} as const;
