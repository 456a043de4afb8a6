const noBreakSpace = '\u00a0';
const atMostTwoDecimals = new Intl.NumberFormat('en-US', { useGrouping: false, maximumFractionDigits: 2, signDisplay: 'negative' });
const groupBoundary = /\B(?=(?:\d{3})+$)/g;

/** Running text keeps four digits together (1234, 12 345); a column groups always (spec §9, R20). At most two decimals. */
export const thousands = (value: number, place: 'text' | 'column' = 'text'): string => {
  const [whole = '', decimals] = atMostTwoDecimals.format(value).split('.');
  const keptTogether = place === 'text' && whole.replace('-', '').length <= 4;
  const grouped = keptTogether ? whole : whole.replace(groupBoundary, noBreakSpace);
  return decimals === undefined ? grouped : `${grouped},${decimals}`;
};
