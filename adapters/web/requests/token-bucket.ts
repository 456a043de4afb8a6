import type { Allowance } from '../endpoints/limits.ts';

export interface Bucket {
  readonly tokens: number;
  /** Unix seconds, with fractions. */
  readonly at: number;
}

export interface Taken {
  readonly bucket: Bucket;
  readonly wait: number;
}

/** A clock that was set back neither adds nor removes tokens. */
export const takeToken = (before: Bucket | undefined, { burst, perSecond }: Allowance, now: number): Taken => {
  const { tokens, at } = before ?? { tokens: burst, at: now };
  const filled = Math.min(burst, tokens + Math.max(0, now - at) * perSecond);
  if (filled >= 1) return { bucket: { tokens: filled - 1, at: now }, wait: 0 };
  return { bucket: { tokens: filled, at: now }, wait: (1 - filled) / perSecond };
};
