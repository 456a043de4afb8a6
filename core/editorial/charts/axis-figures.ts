/** A round value on an axis: `17 500`, `−2,5`; in English `17,500`, `−2.5`. */
export const written = (value: number, language: 'hu' | 'en'): string => {
  const [whole = '', part] = String(Math.abs(value)).split('.');
  const [group, point] = language === 'en' ? [',', '.'] : ['\u00a0', ','];
  // Hungarian leaves four digits together.
  const grouped = whole.length > 4 || language === 'en' ? whole.replace(/\B(?=(\d{3})+$)/g, group) : whole;
  return `${value < 0 ? '−' : ''}${grouped}${part === undefined ? '' : `${point}${part}`}`;
};
