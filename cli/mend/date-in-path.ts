const forms = [
  /(?:^|\/)(\d{4})[-/._](\d{1,2})[-/._](\d{1,2})(?:[-/._]|$)/,
  /(?:^|\/)(\d{4})(\d{2})(\d{2})(?:[-/._]|$)/,
  /(?:^|\/)(\d{4})\/(\d{2})(\d{2})(?:\/|$)/,
];

/** As `20261124`; empty when the path has no date. */
export const dateIn = (path: string): string => {
  for (const form of forms) {
    const [, year = '', month = '', day = ''] = form.exec(path) ?? [];
    if (year > '1900' && Number(month) >= 1 && Number(month) <= 12 && Number(day) >= 1 && Number(day) <= 31)
      return `${year}${month.padStart(2, '0')}${day.padStart(2, '0')}`;
  }
  return '';
};

export const withoutDate = (slug: string): string => slug.replace(/^(?:\d{8}|\d{4}-\d{1,2}-\d{1,2})-(?=.)/, '');
