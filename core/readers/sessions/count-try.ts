/** How many codes of one letter may be tried from one address in a minute. */
export const keyTries = 5;
export const keyTriesSeconds = 60;

export interface CountedTry {
  readonly may: boolean;
  /**
   * When it was tried, to be kept for the next one: those of the last minute alone. A try that is refused does not
   * count.
   */
  readonly times: readonly number[];
  /** Seconds until one more may be made; 0 where it may be made now. */
  readonly wait: number;
}

/**
 * Whether one more code of a letter may be tried from an address, by the times (unix seconds) of those before it. A clock that was
 * set back forgets.
 */
export const countTry = (before: readonly number[], now: number): CountedTry => {
  const recent = before.filter((at) => at <= now && now - at < keyTriesSeconds);
  if (recent.length < keyTries) return { may: true, times: [...recent, now], wait: 0 };
  return { may: false, times: recent, wait: Math.max(1, Math.ceil(Math.min(...recent) + keyTriesSeconds - now)) };
};
