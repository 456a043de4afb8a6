/** Words of the voice that reads an article aloud. */
export const voiceMessages = {
  read: 'Felolvasás',
  pause: 'Szünet',
  goOn: 'Folytatás',
  back: 'Vissza egy bekezdést',
  forward: 'Tovább egy bekezdést',
  place: (piece: number, all: number) => `${piece} / ${all}`,
  placeSpoken: (piece: number, all: number) => `${all} bekezdésből a(z) ${piece}.`,
  speed: (rate: string) => `Sebesség: ${rate}-szoros`,
  speedShort: (rate: string) => `${rate}×`,
  stop: 'A felolvasás leállítása',
  own: 'A készüléked hangja olvas, a szöveg itt marad.',
  failed: 'A készülék most nem tudja felolvasni.',
  over: 'A felolvasás véget ért.',
} as const;
