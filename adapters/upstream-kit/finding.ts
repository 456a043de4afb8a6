export type FindingKind = 'missing' | 'type' | 'value' | 'status' | 'slow';

/** A fault of a response. `path` leads to a field, with dots; empty for the whole response. */
export interface Finding {
  readonly path: string;
  readonly kind: FindingKind;
  readonly expected: string;
  readonly got: string;
}
