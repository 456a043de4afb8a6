import type { ShadowKind } from '#core/addresses/shadow-difference.ts';

export interface ShadowOrder {
  readonly do: 'shadow';
  readonly seconds: number;
}

export interface ShadowRow {
  readonly kind: ShadowKind;
  readonly address: string;
  readonly before: string | null;
  readonly after: string | null;
  readonly rules: readonly string[];
  readonly requests: number;
}

export interface ShadowReport extends Readonly<Record<ShadowKind | 'requests', number>> {
  /** Unix seconds; start of the counting period. */
  readonly since: number;
  readonly top: readonly ShadowRow[];
}

export interface ShadowResults {
  /** Null when no second rule set is configured. */
  readonly shadow: { readonly report: ShadowReport | null };
}
