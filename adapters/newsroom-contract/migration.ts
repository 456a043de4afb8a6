export const migrationKinds = ['wxr', 'ghost', 'markdown', 'feed'] as const;
export type MigrationKind = (typeof migrationKinds)[number];

/** Left out by design: nothing that readers saw in the texts is lost. */
export const droppedByDesign = [
  'comments',
  'history',
  'plugin',
  'internal',
  'generated',
  'unused-file',
  'tracker',
  'code',
] as const;

/** Stable names for what is lost. */
export const dropCodes = [
  ...droppedByDesign,
  'missing',
  'unloaded',
  'no-address',
  'not-shown',
  'closed',
  'refused',
  'hidden',
  'menu',
  'label',
  'type',
  'field',
  'characters',
  'other',
] as const;
export type DropCode = (typeof dropCodes)[number];

/** A line of `ledger.ndjson`: `found` is the sum of the other three. */
export interface LedgerLine {
  /** Slug of the article; null for the rest of the source. */
  readonly article: string | null;
  readonly element: string;
  readonly found: number;
  readonly kept: number;
  readonly changed: number;
  readonly dropped: number;
  /** In English; null where everything was kept. */
  readonly reason: string | null;
  /** Null where nothing was dropped. */
  readonly code: DropCode | null;
}

export type LedgerTotals = Pick<LedgerLine, 'found' | 'kept' | 'changed' | 'dropped'>;

export interface MigrationOrder {
  /** Absolute path of a file or folder, or the address of a running site. */
  readonly source: string;
  /** Null detects the kind. */
  readonly from: MigrationKind | null;
  /** Absolute path. */
  readonly output: string;
  readonly site: 'main' | 'after' | 'g7' | 'karakter' | 'sister';
  /** Address of the old site, where the source does not name it. */
  readonly home: string | null;
  readonly fetch: boolean;
  readonly allowLoopback: boolean;
  readonly maxPictures: number;
  readonly maxPictureBytes: number;
  /** Of a film or sound. */
  readonly maxMediaBytes: number;
  readonly strict: boolean;
  /** Losses that `strict` accepts. */
  readonly accept: readonly DropCode[];
  readonly resume: boolean;
  /** Further post types that hold articles. */
  readonly types: readonly string[];
}

export interface LostPictures {
  readonly lost: number;
  readonly of: number;
  /** The first reason; null when none was lost. */
  readonly why: string | null;
}

export interface MigrationReport {
  readonly articles: number;
  readonly hidden: number;
  readonly totals: LedgerTotals;
  readonly elements: Readonly<Record<string, LedgerTotals>>;
  readonly drops: Readonly<Partial<Record<DropCode, number>>>;
  readonly redirects: number;
  readonly pictures: LostPictures;
  /** Relative to the output folder, in the order of the source. */
  readonly files: number;
}

export type MigrationFailure =
  | 'unreadable'
  | 'unanswered'
  | 'unknown-kind'
  | 'output-in-use'
  | 'other-source'
  | 'not-written'
  | 'interrupted';

export type MigrationOutcome =
  | { readonly done: MigrationReport; readonly refused: boolean }
  | { readonly failed: MigrationFailure; readonly about: string };

/** Called after each article; `of` is null before the source was counted. A running site is read first. */
export type TellProgress = (done: number, of: number | null, phase?: 'reading') => void;
