import { z } from 'zod';
import { cutTerm } from '../../text-search/cut-term.ts';
import { badParameter } from '../../http/problem.ts';

/** The page asked for, 1-based. */
export const page = z
  .string()
  .regex(/^0*[1-9]\d{0,5}$/, 'must be a whole number from 1')
  .transform(Number)
  .default(1);

/** How many of a list: 1 to 50, anything else is the usual number. */
export const sizeOf = (text: string | undefined, usual: number): number => {
  const size = /^\d{1,3}$/.test(text ?? '') ? Number(text) : usual;
  return size >= 1 && size <= 50 ? size : usual;
};

/** A whole number within bounds. */
export const between = (low: number, high: number) =>
  z
    .string()
    .regex(/^\d{1,4}$/, `must be ${low} to ${high}`)
    .transform(Number)
    .refine((value) => value >= low && value <= high, `must be ${low} to ${high}`);

/** PostgreSQL keeps no zero byte in a text: such a value can match nothing, and must not become its error. */
export const storable = (text: string): string => text.replaceAll('\0', '\uFFFD').toWellFormed();

/** What a reader typed; longer than anything a reader types is cut behind a word. */
export const words = z.string().default('').transform(cutTerm);

/** An identifier of an article. */
export const id = z
  .string()
  .regex(/^\d{1,9}$/, 'must be a whole number')
  .transform(Number);

/** Reads a call's parameters; others are ignored. Throws 400 with the parameter's name. */
export const readParameters = <T extends z.ZodType>(shape: T, given: unknown): z.output<T> => {
  const read = shape.safeParse(given);
  if (read.success) return read.data;
  const issue = read.error.issues[0];
  throw badParameter(issue?.path.join('.') ?? 'query', issue?.message ?? 'is not valid');
};
