export const pageWindow = (page: number, totalPages: number): readonly (number | null)[] => {
  const near = (n: number): boolean => n === 1 || n === totalPages || Math.abs(n - page) <= 1;
  const shown: (number | null)[] = [];
  for (const n of candidates(page, totalPages)) {
    const last = shown.at(-1);
    if (near(n)) shown.push(n);
    else if (last !== null) shown.push(null);
  }
  return shown;
};

const candidates = (page: number, totalPages: number): readonly number[] =>
  [...new Set([1, 2, page - 2, page - 1, page, page + 1, page + 2, totalPages - 1, totalPages])]
    .filter((n) => n >= 1 && n <= totalPages)
    .sort((a, b) => a - b);
