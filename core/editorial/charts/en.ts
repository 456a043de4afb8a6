export const chartWordsInEnglish = {
  data: 'The figures as a table',
  notFromZero: 'The vertical axis does not start at zero.',
};
