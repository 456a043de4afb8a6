export const digits = (value: number, count = 2): string => String(value).padStart(count, '0');
