/** Without the characters that HTML or XML 1.0 forbids: controls, lone surrogates and noncharacters. */
export const readableText = (text: string): string =>
  text.replace(/[\v\f]/g, ' ').replace(/(?![\t\n\r])\p{Cc}|\p{Cs}|[\ufffe\uffff]/gu, '');

/** A reviver for `JSON.parse`. */
export const readableValue = (_: string, value: unknown): unknown =>
  typeof value === 'string' ? readableText(value) : value;
