import type { Allowance } from '../endpoints/limits.ts';

/** What is left of an allowance, and when that was counted. */
export interface Bucket {
  readonly tokens: number;
  /** Unix seconds; parts count. */
  readonly at: number;
}

export interface Taken {
  readonly bucket: Bucket;
  /** Seconds to wait for one token; 0 where one was taken. */
  readonly wait: number;
}

/** Takes one token, if there is one. A clock that was set back gives none, and takes none away. */
export const takeToken = (before: Bucket | undefined, { burst, perSecond }: Allowance, now: number): Taken => {
  const { tokens, at } = before ?? { tokens: burst, at: now };
  const filled = Math.min(burst, tokens + Math.max(0, now - at) * perSecond);
  if (filled >= 1) return { bucket: { tokens: filled - 1, at: now }, wait: 0 };
  return { bucket: { tokens: filled, at: now }, wait: (1 - filled) / perSecond };
};
