declare const read: unique symbol;

/**
 * The name of a picture, of a cut of one, of a sound or of a video: one plain segment below `/uploads/` that no parser reads as
 * anything else. Made by `readUploadName` alone.
 */
export type UploadName = string & { readonly [read]: 'upload' };

/**
 * As the main API knows them (docs/upstreams/main-api.md, `GET /uploads/…`): letters, digits and `-_.`, a density, an
 * ending.
 */
const grammar = /^[A-Za-z0-9][A-Za-z0-9._-]{0,180}(?::[0-9][0-9.]{0,4}x)?\.(?:jpe?g|png|webp|wav|mp3|m4a|mp4|webm)$/;

/** Reads what stands behind `/uploads/` as it came, nothing decoded; null for whatever is no name. */
export const readUploadName = (text: string): UploadName | null =>
  grammar.test(text) && !text.includes('..') ? (text as UploadName) : null;
