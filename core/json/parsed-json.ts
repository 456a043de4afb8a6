import { Result } from 'neverthrow';
import { tooDeepAt } from './too-deep-at.ts';

const parse = Result.fromThrowable(
  (text: string): unknown => JSON.parse(text),
  () => null,
);

/** Null when the text is no JSON or nests deeper than 64 levels. */
export const parsedJson = (text: string): unknown => (tooDeepAt(text) === null ? parse(text).unwrapOr(null) : null);
