/** Why a database cannot be used, as far as somebody can do something about it. */
export type TroubleKind =
  | 'in-use'
  | 'disk-full'
  | 'read-only'
  | 'wrong-owner'
  | 'not-a-folder'
  | 'foreign-folder'
  | 'other-version'
  | 'newer-schema'
  | 'damaged'
  | 'refused'
  | 'unknown-host'
  | 'unreachable'
  | 'denied'
  | 'no-such-database'
  | 'starting'
  | 'too-many-connections'
  | 'unknown';

/** Says what is wrong, where, and what to do about it. */
export class DatabaseTrouble extends Error {
  override readonly name = 'DatabaseTrouble';
  readonly kind: TroubleKind;

  constructor(kind: TroubleKind, message: string, cause?: unknown) {
    super(message, { cause });
    this.kind = kind;
  }
}
