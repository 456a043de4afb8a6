export interface Observed<T> {
  readonly value: T;
  /** Unix seconds of upstream's last confirmation. */
  readonly observedAt: number;
}
