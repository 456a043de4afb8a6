export const ascending = <T extends number | string>(one: T | null, other: T | null): number => {
  if (one === other) return 0;
  if (one === null) return 1;
  if (other === null) return -1;
  return one < other ? -1 : one > other ? 1 : 0;
};
