export interface Paint {
  readonly strong: (text: string) => string;
  readonly faint: (text: string) => string;
}

const sequence =
  (start: number, end: number) =>
  (text: string): string =>
    `\u001b[${start}m${text}\u001b[${end}m`;

const plain = (text: string): string => text;

export const paintFor = (colour: boolean): Paint =>
  colour ? { strong: sequence(1, 22), faint: sequence(2, 22) } : { strong: plain, faint: plain };
