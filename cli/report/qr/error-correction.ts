/** Multiplication in GF(256) with the polynomial 0x11d. */
const product = (one: number, other: number): number => {
  let result = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    result = (result << 1) ^ ((result >> 7) * 0x11d);
    result ^= ((other >> bit) & 1) * one;
  }
  return result;
};

const divisorOf = (degree: number): readonly number[] => {
  let divisor = [...Array<number>(degree - 1).fill(0), 1];
  let root = 1;
  for (let step = 0; step < degree; step += 1) {
    divisor = divisor.map((factor, at) => product(factor, root) ^ (divisor[at + 1] ?? 0));
    root = product(root, 2);
  }
  return divisor;
};

export const correctionOf = (data: readonly number[], count: number): readonly number[] => {
  const divisor = divisorOf(count);
  let rest = Array<number>(count).fill(0);
  for (const byte of data) {
    const factor = byte ^ (rest[0] ?? 0);
    rest = [...rest.slice(1), 0].map((value, at) => value ^ product(divisor[at] ?? 0, factor));
  }
  return rest;
};
