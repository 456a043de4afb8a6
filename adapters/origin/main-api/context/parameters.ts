import { z } from 'zod';
import { cutTerm } from '../../text-search/cut-term.ts';
import { badParameter } from '../../http/problem.ts';

export const page = z
  .string()
  .regex(/^0*[1-9]\d{0,5}$/, 'must be a whole number of at least 1')
  .transform(Number)
  .default(1);

/** 1 to 50; any other value gives the default. */
export const sizeOf = (text: string | undefined, usual: number): number => {
  const size = /^\d{1,3}$/.test(text ?? '') ? Number(text) : usual;
  return size >= 1 && size <= 50 ? size : usual;
};

export const between = (low: number, high: number) =>
  z
    .string()
    .regex(/^\d{1,4}$/, `must be ${low} to ${high}`)
    .transform(Number)
    .refine((value) => value >= low && value <= high, `must be ${low} to ${high}`);

/** PostgreSQL cannot store NUL in text. */
export const storable = (text: string): string => text.replaceAll('\0', '\uFFFD').toWellFormed();

export const words = z.string().default('').transform(cutTerm);

export const id = z
  .string()
  .regex(/^\d{1,9}$/, 'must be a whole number')
  .transform(Number);

/** Ignores unknown parameters. Throws 400 with the parameter's name. */
export const readParameters = <T extends z.ZodType>(shape: T, given: unknown): z.output<T> => {
  const read = shape.safeParse(given);
  if (read.success) return read.data;
  const issue = read.error.issues[0];
  throw badParameter(issue?.path.join('.') ?? 'query', issue?.message ?? 'is not valid');
};
