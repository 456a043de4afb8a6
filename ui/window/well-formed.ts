/** Replaces lone surrogates with U+FFFD, as `toWellFormed` does in newer engines. */
export const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\ufffd');
