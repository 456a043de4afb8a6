import { supplementMessages } from '../../messages/editorial/supplements.ts';

/** `48,25%`. */
export const writtenPercent = (percent: number, decimals = 1): string =>
  supplementMessages.percent(percent.toFixed(decimals).replace('.', ','));
