/** What an upstream told, and when: shown as 'utoljára frissítve', and as stale once it is a minute old. */
export interface Observed<T> {
  readonly value: T;
  /** Unix seconds at which the upstream last said so. */
  readonly observedAt: number;
}
