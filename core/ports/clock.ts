/** Tells the time in unix seconds. */
export interface Clock {
  now(): number;
}
