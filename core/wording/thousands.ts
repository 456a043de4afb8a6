const noBreakSpace = '\u00a0';
let formatter: Intl.NumberFormat | undefined;

/** Created lazily: it would take a tenth of the start time. */
const atMostTwoDecimals = (): Intl.NumberFormat =>
  (formatter ??= new Intl.NumberFormat('en-US', {
    useGrouping: false,
    maximumFractionDigits: 2,
    signDisplay: 'negative',
  }));

const groupBoundary = /\B(?=(?:\d{3})+$)/g;

/** Text keeps four digits together (1234, 12 345); columns always group (spec §9, R20). */
export const thousands = (value: number, place: 'text' | 'column' = 'text'): string => {
  const [whole = '', decimals] = atMostTwoDecimals().format(value).split('.');
  const keptTogether = place === 'text' && whole.replace('-', '').length <= 4;
  const grouped = keptTogether ? whole : whole.replace(groupBoundary, noBreakSpace);
  return decimals === undefined ? grouped : `${grouped},${decimals}`;
};
