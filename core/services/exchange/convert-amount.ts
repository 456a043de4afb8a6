/**
 * What an amount is worth on the other side of a rate: foreign money in the site's own, or the other way. Null
 * without a rate.
 */
export const convertAmount = (amount: number, rate: number, into: 'own' | 'foreign'): number | null => {
  const worth = into === 'own' ? amount * rate : amount / rate;
  return rate > 0 && Number.isFinite(worth) ? worth : null;
};
