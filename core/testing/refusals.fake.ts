import { errAsync, okAsync, type ResultAsync } from 'neverthrow';
import type { Failure } from '../failure/failure.ts';

export const failure = (kind: Failure['kind'], more: Partial<Failure> = {}): Failure => ({
  kind,
  upstream: 'fake',
  ...more,
});

export const fails = <T>(kind: Failure['kind'], more: Partial<Failure> = {}): ResultAsync<T, Failure> =>
  errAsync(failure(kind, more));

export const found = <T>(value: T | undefined): ResultAsync<T, Failure> =>
  value === undefined ? fails('not-found') : okAsync(value);
