export const written = (value: number, language: 'hu' | 'en'): string => {
  const [whole = '', part] = String(Math.abs(value)).split('.');
  const [group, point] = language === 'en' ? [',', '.'] : ['\u00a0', ','];
  const grouped = whole.length > 4 || language === 'en' ? whole.replace(/\B(?=(\d{3})+$)/g, group) : whole;
  return `${value < 0 ? '−' : ''}${grouped}${part === undefined ? '' : `${point}${part}`}`;
};
