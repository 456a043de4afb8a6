export const quoteUnit = (rate: number): 1 | 100 => (rate < 0.1 ? 100 : 1);
