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

export class DatabaseTrouble extends Error {
  override readonly name = 'DatabaseTrouble';
  readonly kind: TroubleKind;

  constructor(kind: TroubleKind, message: string, cause?: unknown) {
    super(message, { cause });
    this.kind = kind;
  }
}
