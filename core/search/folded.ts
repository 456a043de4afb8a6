/**
 * Lower case without accents, so that `tukor` and `Tükör` are the same word: accents never matter in a search (R20).
 */
export const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
