/** Words around the video that stays with the reader. */
export const pipMessages = {
  region: (title: string) => `Videó: ${title}`,
  comes: (label: string, title: string) => `Videó a lap alján – ${label}: ${title}`,
  play: 'Lejátszás',
  pause: 'Szünet',
  loud: 'Hang bekapcsolása',
  quiet: 'Némítás',
  playFrom: (at: string) => `Folytatás ${at}-tól`,
  larger: 'Nagyobb videó',
  smaller: 'Kisebb videó',
  close: 'A videó bezárása',
  closeOffer: 'Az ajánlat bezárása',
  privacy: (host: string) => `A lejátszó innen töltődik be: ${host}`,
  watch: (host: string) => (host === '' ? 'Megnézem' : `Megnézem itt: ${host}`),
  failed: 'A videó most nem érhető el.',
  again: 'Újra',
  over: 'Ez a videó véget ért.',
} as const;
