export const convertAmount = (amount: number, rate: number, into: 'own' | 'foreign'): number | null => {
  const worth = into === 'own' ? amount * rate : amount / rate;
  return rate > 0 && Number.isFinite(worth) ? worth : null;
};
