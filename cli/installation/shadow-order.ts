import type { ShadowKind } from '#core/addresses/shadow-difference.ts';

export interface ShadowOrder {
  readonly do: 'shadow';
  /** Back from now. */
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

/** What a second rule set would have changed on the running server. */
export interface ShadowReport extends Readonly<Record<ShadowKind | 'requests', number>> {
  /** Unix seconds from which it counts. */
  readonly since: number;
  readonly top: readonly ShadowRow[];
}

export interface ShadowResults {
  /** Its report is null where no second rule set is set. */
  readonly shadow: { readonly report: ShadowReport | null };
}
