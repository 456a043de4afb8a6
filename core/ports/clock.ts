/** Unix seconds. */
export interface Clock {
  now(): number;
}
