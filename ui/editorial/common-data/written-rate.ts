import { quoteUnit } from '#core/services/exchange/quote-unit.ts';
import type { SiteSummary } from '#core/pages/page-frame.ts';
import { thousands } from '#core/wording/thousands.ts';

const noBreakSpace = '\u00a0';

/** Rates keep as many decimals as they are read by: four for money worth a few of ours, two for the rest. */
const decimalsOf = (rate: number): number => (rate * quoteUnit(rate) < 10 ? 4 : 2);

const fixed = (value: number, decimals: number): string => {
  const [whole = '', parts = ''] = Math.abs(value).toFixed(decimals).split('.');
  return `${thousands(Number(whole), 'column')},${parts}`;
};

/** What a quoted amount of a currency costs, in figures alone; `like` is the rate whose decimals it keeps. */
export const rateFigure = (rate: number, like = rate): string => fixed(rate * quoteUnit(like), decimalsOf(like));

/** The same with the money of the site. */
export const ratePrice = (rate: number, { currency }: Pick<SiteSummary, 'currency'>, like = rate): string =>
  `${rateFigure(rate, like)}${noBreakSpace}${currency.sign}`;

/** A change with its sign, which colour and arrow only repeat; no sign for none. */
export const changeFigure = (change: number, like: number): string => {
  const figure = fixed(change * quoteUnit(like), decimalsOf(like));
  return /[1-9]/.test(figure) ? `${change > 0 ? '+' : '−'}${figure}` : figure;
};

/** A percentage with its sign, to two decimals. */
export const percentFigure = (percent: number): string =>
  `${percent > 0 ? '+' : percent < 0 ? '−' : ''}${fixed(percent, 2)}`;
