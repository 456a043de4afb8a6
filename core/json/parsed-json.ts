import { Result } from 'neverthrow';

/** What a text in JSON says; null for a text that is none. */
export const parsedJson = (text: string): unknown =>
  Result.fromThrowable(
    (): unknown => JSON.parse(text),
    () => null,
  )().unwrapOr(null);
