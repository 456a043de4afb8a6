import type { Currency } from './currency.ts';
import { thousands } from './thousands.ts';

/** `12 345 Ft`, `12 345 Lei`, with a no-break space (spec §9, R20). */
export const money = (value: number, { sign }: Pick<Currency, 'sign'>, place: 'text' | 'column' = 'text'): string =>
  `${thousands(value, place)}\u00a0${sign}`;
