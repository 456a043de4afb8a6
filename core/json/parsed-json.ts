import { Result } from 'neverthrow';

export const parsedJson = (text: string): unknown =>
  Result.fromThrowable(
    (): unknown => JSON.parse(text),
    () => null,
  )().unwrapOr(null);
