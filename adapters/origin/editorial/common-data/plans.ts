export interface WeatherPlan {
  /** Deterministic for the same seed and time. */
  readonly seed: string;
  /** The site's own town first. `warmer` is in degrees. */
  readonly towns: readonly { readonly place: string; readonly warmer: number }[];
  readonly areas: readonly string[];
}

/** Centimetres; hours may be negative. */
export type WavePoint = readonly [hours: number, level: number];

/** Levels are in centimetres. */
export interface GaugePlan {
  readonly river: string;
  readonly place: string;
  readonly usual: number;
  readonly strays: number;
  /** Lower limits of the three flood grades. */
  readonly grades: readonly [number, number, number];
  readonly record: number;
  readonly wave?: { readonly article: string; readonly points: readonly WavePoint[] };
}

export type PlacedWidget =
  | { readonly kind: 'minutes' }
  | {
      readonly kind: 'promo';
      readonly title: string;
      readonly text: string;
      readonly label: string;
      readonly url: string;
    };
