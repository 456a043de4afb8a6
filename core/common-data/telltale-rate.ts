import type { Currency } from '../wording/currency.ts';
import type { DayRate } from './day-rate.ts';

/** `EUR 396,42 Ft` */
export const telltaleRate = ({ currency, rate }: DayRate, { sign }: Currency): string =>
  `${currency} ${rate.toFixed(2).replace('.', ',')}\u00a0${sign}`;
