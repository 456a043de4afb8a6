const accents = /\p{Mn}/gu;

/** Lower case without accents: `Tükörfúró` → `tukorfuro`. */
export const foldAccents = (text: string): string =>
  text.normalize('NFD').replace(accents, '').normalize('NFC').toLowerCase();
