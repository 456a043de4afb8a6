import { err, ok, Result } from 'neverthrow';
import type { RedirectExample, RedirectRule } from './redirect-rule.ts';
import { namesOf, readPattern } from './rule-pattern.ts';

export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

const isExample = (value: unknown): value is RedirectExample =>
  isFields(value) && typeof value['in'] === 'string' && typeof value['out'] === 'string';

const segment = /^(?:[^{}/?#]+|\{[a-zA-Z][\w-]*(?:\.\.\.)?\}|\{[^{}|/]+(?:\|[^{}|/]+)+\})$/;

const isPattern = (from: string): boolean => {
  const segments = from.slice(1).split('/');
  return from.startsWith('/') && from !== '/' && segments.every((part, index) =>
    segment.test(part) && (!part.endsWith('...}') || index === segments.length - 1));
};

const isTarget = (to: string, shop: string): boolean => to === shop || (/^\/(?![/\\])/.test(to) && !/[?#\\]/.test(to));

const unknownNames = (from: string, to: string): readonly string[] => {
  const known = namesOf(readPattern(from));
  return [...to.matchAll(/\{([^{}]*)\}/g)].map(([, name]) => name ?? '').filter((name) => !known.includes(name));
};

/** What is wrong with one entry of a rule set, in words; empty when nothing is. */
export const faultsOf = ({ id, from, to, status, examples }: Fields, admits: (to: string) => boolean): readonly string[] => {
  const faults: string[] = [];
  if (typeof id !== 'string' || !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id)) faults.push('"id" must be kebab-case');
  const readable = typeof from === 'string' && isPattern(from);
  if (!readable) faults.push('"from" must be a path pattern');
  if (typeof to !== 'string' || !admits(to)) faults.push('"to" must be a path or the shop');
  else if (readable) faults.push(...unknownNames(from, to).map((name) => `"to" names {${name}}, which "from" does not`));
  if (status !== 301 && status !== 302) faults.push('"status" must be 301 or 302');
  if (!Array.isArray(examples) || !examples.every(isExample)) faults.push('"examples" must be a list of {"in","out"}');
  return faults;
};

const isRule = (value: unknown, admits: (to: string) => boolean): value is RedirectRule => isFields(value) && faultsOf(value, admits).length === 0;

export const parseJson = Result.fromThrowable((text: string): unknown => JSON.parse(text), () => ['is not JSON'] as readonly string[]);

/** Checks a rule set that came from a file (`{"rules":[…]}`); the error lists everything that is wrong with it. `shop` is the only foreign target. */
export const readRuleSet = (value: unknown, shop: string): Result<readonly RedirectRule[], readonly string[]> => {
  const entries = isFields(value) ? value['rules'] : undefined;
  if (!Array.isArray(entries)) return err(['a rule set is {"rules":[…]}']);
  const admits = (to: string): boolean => isTarget(to, shop);
  const rules = entries.filter((entry) => isRule(entry, admits));
  const ids = new Set(rules.map(({ id }) => id));
  const faults = entries.flatMap((entry, index) =>
    (isFields(entry) ? faultsOf(entry, admits) : ['must be an object']).map((fault) => `rule ${index + 1}: ${fault}`));
  if (faults.length === 0 && ids.size < rules.length) return err(['ids must not repeat']);
  return faults.length === 0 ? ok(rules) : err(faults);
};

/** The same from the text of a file. */
export const parseRuleSet = (text: string, shop: string): Result<readonly RedirectRule[], readonly string[]> =>
  parseJson(text).andThen((value) => readRuleSet(value, shop));
