/** Of a file of the old site, after all articles. */
export type FileFate = 'taken' | 'linked' | 'unused';

/** A picture that a text or a cover names. */
export type Taken = { readonly file: string } | { readonly why: string };
