/** The first page has no number (R7). */
export const pageAddress = (path: string, page: number): string => {
  if (page <= 1) return path;
  return `${path}${path.includes('?') ? '&' : '?'}oldal=${page}`;
};
