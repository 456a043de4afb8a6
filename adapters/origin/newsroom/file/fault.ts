import type { Unshown } from '../context/unshown.ts';

/** Everything that can be wrong with a file of an article. */
export type FaultKind =
  | 'unreadable'
  | 'file-name'
  | 'no-head'
  | 'not-json'
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
  | 'no-upload'
  | 'no-motif'
  | 'bad-chart'
  | 'bad-letter'
  | 'bad-encoding'
  | 'not-shown'
  | 'too-large'
  | 'not-fixtures'
  | 'fixture-twice';

/** One thing that is wrong, where an editor finds it. */
export interface Fault {
  readonly file: string;
  /** From 1; null when it is about the whole file. */
  readonly line: number | null;
  readonly kind: FaultKind;
  /** Which field of the head, or which post. */
  readonly field?: string;
  /** What stands there. */
  readonly found?: string;
  /** What could stand there. */
  readonly known?: readonly string[];
  /** Why a part of a text will not be shown. */
  readonly reason?: Unshown['reason'];
}

/** Says where and what is wrong; a reader goes on and finds the rest. */
export type Blame = (
  kind: FaultKind,
  line: number | null,
  more?: Pick<Fault, 'field' | 'found' | 'known' | 'reason'>,
) => void;
