export const chartWords = {
  data: 'Az adatok táblázatban',
  notFromZero: 'A függőleges tengely nem nulláról indul.',
};
