/** A whole number in at least so many digits: `07`. */
export const digits = (value: number, count = 2): string => String(value).padStart(count, '0');
