export interface Paint {
  readonly strong: (text: string) => string;
  readonly faint: (text: string) => string;
  /** Infinite where the output is no terminal: programs read lines. */
  readonly columns: number;
}

const sequence =
  (start: number, end: number) =>
  (text: string): string =>
    `\u001b[${start}m${text}\u001b[${end}m`;

const plain = (text: string): string => text;

export const paintFor = (colour: boolean, columns = Infinity): Paint =>
  colour ? { strong: sequence(1, 22), faint: sequence(2, 22), columns } : { strong: plain, faint: plain, columns };
