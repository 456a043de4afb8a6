/** Text that can be encoded: a half of a pair of surrogates becomes U+FFFD, as `toWellFormed` does in newer engines. */
export const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\ufffd');
