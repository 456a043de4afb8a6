/** What the weather of a site is made of, where nobody measures it. */
export interface WeatherPlan {
  /** The same seed and moment always give the same weather. */
  readonly seed: string;
  /** The site's own first. `warmer` is how much warmer than elsewhere it is there, in degrees. */
  readonly towns: readonly { readonly place: string; readonly warmer: number }[];
  /** For which warnings are given. */
  readonly areas: readonly string[];
}

/** A level in centimetres, so many hours after something; negative is before it. */
export type WavePoint = readonly [hours: number, level: number];

/** A gauge at a river, where nobody reads it. Levels are centimetres. */
export interface GaugePlan {
  readonly river: string;
  readonly place: string;
  readonly usual: number;
  /** How far it strays from the usual by itself. */
  readonly strays: number;
  /** From where on the three grades of defence are ordered. */
  readonly grades: readonly [number, number, number];
  readonly record: number;
  /** A wave that the newspaper tells of: its levels by the hour since an article came out. */
  readonly wave?: { readonly article: string; readonly points: readonly WavePoint[] };
}

/** What stands beside the news for a while; the counts of a minutes counter are those of the newsroom. */
export type PlacedWidget =
  | { readonly kind: 'minutes' }
  | {
      readonly kind: 'promo';
      readonly title: string;
      readonly text: string;
      readonly label: string;
      readonly url: string;
    };
