declare const read: unique symbol;

/** One path segment below `/uploads/` that every parser reads alike. Only `readUploadName` creates it. */
export type UploadName = string & { readonly [read]: 'upload' };

/** Names as the main API allows them (docs/upstreams/main-api.md, `GET /uploads/…`). */
const grammar = /^[A-Za-z0-9][A-Za-z0-9._-]{0,180}(?::[0-9][0-9.]{0,4}x)?\.(?:jpe?g|png|webp|wav|mp3|m4a|mp4|webm)$/;

export const readUploadName = (text: string): UploadName | null =>
  grammar.test(text) && !text.includes('..') ? (text as UploadName) : null;
