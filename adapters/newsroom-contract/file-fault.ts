export type FaultKind =
  | 'unreadable'
  | 'file-name'
  | 'no-head'
  | 'not-json'
  | 'too-deep'
  | 'missing'
  | 'unknown-field'
  | 'wrong-type'
  | 'not-one-of'
  | 'malformed'
  | 'no-body'
  | 'no-gate'
  | 'open-gate'
  | 'not-public'
  | 'closed-region'
  | 'closed-words'
  | 'mark'
  | 'no-post-id'
  | 'post-id-twice'
  | 'not-a-live-blog'
  | 'slug-twice'
  | 'slug-taken'
  | 'reserved'
  | 'unknown-section'
  | 'unknown-author'
  | 'unknown-flag'
  | 'other-name'
  | 'no-files'
  | 'bad-picture'
  | 'bad-media'
  | 'picture-elsewhere'
  | 'no-upload'
  | 'no-motif'
  | 'plain-motif'
  | 'bad-chart'
  | 'too-large'
  | 'bad-letter'
  | 'bad-encoding'
  | 'not-shown'
  | 'not-fixtures'
  | 'fixture-twice';

/** An error in an imported file. */
export interface Fault {
  readonly file: string;
  /** 1-based; null for the whole file. */
  readonly line: number | null;
  readonly kind: FaultKind;
  readonly field?: string;
  readonly found?: string;
  readonly known?: readonly string[];
  /** Why the web server would remove an element or attribute. */
  readonly reason?: 'unknown' | 'value' | 'no-target' | 'words-only' | 'too-much';
}
