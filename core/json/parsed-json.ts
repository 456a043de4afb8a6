import { Result } from 'neverthrow';

const parse = Result.fromThrowable((text: string): unknown => JSON.parse(text), () => null);

/** What a text in JSON says; null for a text that is none. */
export const parsedJson = (text: string): unknown => parse(text).unwrapOr(null);
