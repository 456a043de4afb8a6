/** A whole number in at least so many digits: `07`. */
export const digits = (value: number, count = 2): string => String(value).padStart(count, '0');

/** `14:05`. */
export const hourAndMinute = (hour: number, minute: number): string => `${digits(hour)}:${digits(minute)}`;
