import { type Fields, isFields } from '#core/json/is-fields.ts';
import type { AskFault, AskFaultKind } from './ask-fault.ts';

export class BadInput extends Error {
  readonly fault: AskFault;

  constructor(kind: AskFaultKind, field = '', detail = '') {
    super(`${kind} ${field}`);
    this.fault = { kind, field, detail };
  }
}

export type { Fields };

const isAbsent = (value: unknown): value is undefined | null => value === undefined || value === null;

export const readFields = (line: string): Fields => {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw new BadInput('not-json');
  }
  if (!isFields(value)) throw new BadInput('not-object');
  return value;
};

export const text = (fields: Fields, name: string): string => {
  const value = fields[name];
  if (typeof value !== 'string') throw new BadInput('text', name);
  return value;
};

export const query = (fields: Fields): string => text(fields, 'query').replace(/^\?/, '');

export const number = (fields: Fields, name: string): number => {
  const value = fields[name];
  if (typeof value !== 'number' || !Number.isFinite(value)) throw new BadInput('number', name);
  return value;
};

export const flag = (fields: Fields, name: string): boolean => {
  const value = fields[name];
  if (typeof value !== 'boolean') throw new BadInput('flag', name);
  return value;
};

export const list = (fields: Fields, name: string): readonly unknown[] => {
  const value = fields[name];
  if (!Array.isArray(value)) throw new BadInput('list', name);
  return value;
};

export const inner = (fields: Fields, name: string): Fields => {
  const value = fields[name];
  if (isAbsent(value)) return {};
  if (!isFields(value)) throw new BadInput('object', name);
  return value;
};

export const object = (fields: Fields, name: string): Fields => {
  if (isAbsent(fields[name])) throw new BadInput('object', name);
  return inner(fields, name);
};

export const whole = (fields: Fields, name: string, min = -Infinity): number => {
  const value = number(fields, name);
  if (!Number.isInteger(value) || value < min)
    throw new BadInput(min > -Infinity ? 'whole-from' : 'whole', name, String(min));
  return value;
};

/** 0 ≤ x < 1. */
export const chance = (fields: Fields): number => {
  const value = number(fields, 'chance');
  if (value < 0 || value >= 1) throw new BadInput('chance', 'chance');
  return value;
};

export const orElse = <T, F>(
  read: (fields: Fields, name: string) => T,
  fields: Fields,
  name: string,
  fallback: F,
): T | F => (isAbsent(fields[name]) ? fallback : read(fields, name));

export const oneOf = <Word extends string>(fields: Fields, name: string, words: readonly Word[]): Word => {
  const value = fields[name];
  const found = words.find((word) => word === value);
  if (found === undefined) throw new BadInput('one-of', name, words.join(', '));
  return found;
};

export const texts = (fields: Fields, name: string): readonly string[] =>
  list(fields, name).map((value) => {
    if (typeof value !== 'string') throw new BadInput('texts', name);
    return value;
  });

export const numbers = (fields: Fields, name: string): readonly number[] =>
  list(fields, name).map((value) => number({ [name]: value }, name));

export const ids = (fields: Fields, name: string): readonly (number | string)[] =>
  list(fields, name).map((value) => {
    if (typeof value !== 'number' && typeof value !== 'string') throw new BadInput('ids', name);
    return value;
  });

export const items = <T>(fields: Fields, name: string, read: (item: Fields) => T): readonly T[] =>
  list(fields, name).map((value) => {
    if (!isFields(value)) throw new BadInput('objects', name);
    return read(value);
  });

export const wordOf =
  <Word extends string>(words: readonly Word[]) =>
  (fields: Fields, name: string): Word =>
    oneOf(fields, name, words);

export const isSet = (fields: Fields, name: string): boolean => orElse(flag, fields, name, false);

/** Null means that upstream may not know; a missing field is still an error. */
export const orNull = <T>(read: (fields: Fields, name: string) => T, fields: Fields, name: string): T | null =>
  fields[name] === null ? null : read(fields, name);
