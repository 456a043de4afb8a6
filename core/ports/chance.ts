/** Returns a random number, 0 ≤ x < 1. */
export interface Chance {
  draw(): number;
}
