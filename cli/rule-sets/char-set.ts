/** Bit set: one bit per ASCII character, one more for all others. */
export type CharSet = bigint;

const others = 128;

export const noChars: CharSet = 0n;

export const oneChar = (code: number): CharSet => 1n << BigInt(Number.isNaN(code) || code > others ? others : code);

export const rangeOfChars = (from: number, to: number): CharSet => {
  const [low, high] = [from, to].map((code) => BigInt(Math.min(code, others))) as [bigint, bigint];
  return high < low ? noChars : ((1n << (high - low + 1n)) - 1n) << low;
};

const setOf = (chars: string): CharSet => [...chars].reduce((set, char) => set | oneChar(char.charCodeAt(0)), noChars);

export const allChars = rangeOfChars(0, others);
export const digits = rangeOfChars(48, 57);
export const wordChars = digits | rangeOfChars(65, 90) | rangeOfChars(97, 122) | setOf('_');
export const spaces = setOf(' \t\n\r\v\f') | oneChar(others);
export const dot = allChars & ~setOf('\n\r');
export const pathChars = rangeOfChars(32, 126) | oneChar(others);

export const overlap = (one: CharSet, other: CharSet): boolean => (one & other) !== noChars;
