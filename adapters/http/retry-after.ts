/**
 * Whole seconds that a `Retry-After` header asks to wait, whether it names seconds or a date; undefined when it says
 * nothing usable. `now` is unix milliseconds.
 */
export const retryAfterSeconds = (header: string | null, now: number): number | undefined => {
  const text = header?.trim() ?? '';
  if (/^\d{1,9}$/.test(text)) return Number(text);
  // Date.parse reads a lone number as a year, so only the three HTTP date forms, which all begin with a weekday, get
  // there.
  const at = /^[A-Z][a-z]{2}/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(at) ? undefined : Math.max(0, Math.ceil((at - now) / 1000));
};
