/** Whole seconds of a `Retry-After` header in either form; undefined when it is invalid. `now` is unix milliseconds. */
export const retryAfterSeconds = (header: string | null, now: number): number | undefined => {
  const text = header?.trim() ?? '';
  if (/^\d{1,9}$/.test(text)) return Number(text);
  // Date.parse reads a lone number as a year. All three HTTP date formats begin with a weekday.
  const at = /^[A-Z][a-z]{2}/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(at) ? undefined : Math.max(0, Math.ceil((at - now) / 1000));
};
