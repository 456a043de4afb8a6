import { quoteUnit } from '#core/services/exchange/quote-unit.ts';
import type { SiteSummary } from '#core/pages/page-frame.ts';
import { thousands } from '#core/wording/thousands.ts';

const noBreakSpace = '\u00a0';

const decimalsOf = (rate: number): number => (rate * quoteUnit(rate) < 10 ? 4 : 2);

const fixed = (value: number, decimals: number): string => {
  const [whole = '', parts = ''] = Math.abs(value).toFixed(decimals).split('.');
  return `${thousands(Number(whole), 'column')},${parts}`;
};

export const rateFigure = (rate: number, like = rate): string => fixed(rate * quoteUnit(like), decimalsOf(like));

export const ratePrice = (rate: number, { currency }: Pick<SiteSummary, 'currency'>, like = rate): string =>
  `${rateFigure(rate, like)}${noBreakSpace}${currency.sign}`;

export const changeFigure = (change: number, like: number): string => {
  const figure = fixed(change * quoteUnit(like), decimalsOf(like));
  return /[1-9]/.test(figure) ? `${change > 0 ? '+' : '−'}${figure}` : figure;
};

export const percentFigure = (percent: number): string =>
  `${percent > 0 ? '+' : percent < 0 ? '−' : ''}${fixed(percent, 2)}`;
