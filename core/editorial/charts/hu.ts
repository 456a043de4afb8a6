/** What stands on a chart beside its own words. */
export const chartWords = {
  data: 'Az adatok táblázatban',
  notFromZero: 'A függőleges tengely nem nulláról indul.',
};
