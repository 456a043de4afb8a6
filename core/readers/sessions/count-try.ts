export const keyTries = 5;
export const keyTriesSeconds = 60;

export interface CountedTry {
  readonly may: boolean;
  /** Unix seconds of tries in the last minute. Refused tries do not count. */
  readonly times: readonly number[];
  /** Seconds; 0 when a try is allowed now. */
  readonly wait: number;
}

/** `before` has the times of earlier tries (unix seconds). Ignores future times after a clock change. */
export const countTry = (before: readonly number[], now: number): CountedTry => {
  const recent = before.filter((at) => at <= now && now - at < keyTriesSeconds);
  if (recent.length < keyTries) return { may: true, times: [...recent, now], wait: 0 };
  return { may: false, times: recent, wait: Math.max(1, Math.ceil(Math.min(...recent) + keyTriesSeconds - now)) };
};
