export const number = (value: number): string => value.toLocaleString('en');

/** `1 page`, `1,200 pages`. */
export const some = (count: number, one: string, many: string): string =>
  `${number(count)} ${count === 1 ? one : many}`;
