import { err, ok, Result } from 'neverthrow';
import { type Fields, isFields } from '../../json/is-fields.ts';
import { lintKinds } from './lint-finding.ts';
import type { RedirectExample, RedirectRule } from './redirect-rule.ts';
import { isQueryPattern } from './query-pattern.ts';
import { namesOf, pathOfPattern } from './rule-pattern.ts';
import type { SchemaFault } from './schema-fault.ts';
import { schemaFaultInWords } from './schema-fault.ts';

const isExample = (value: unknown): value is RedirectExample =>
  isFields(value) && typeof value['in'] === 'string' && typeof value['out'] === 'string';

const isAcceptance = (value: unknown): boolean =>
  isFields(value) &&
  Object.entries(value).every(
    ([kind, why]) => lintKinds.some((known) => known === kind) && typeof why === 'string' && why.trim() !== '',
  );

const segment = /^(?:[^{}/?#]+|\{[a-zA-Z][\w-]*(?:\.\.\.|:digits)?\}|\{[^{}|/]+(?:\|[^{}|/]+)+\})$/;

const isPattern = (from: string): boolean => {
  const path = pathOfPattern(from);
  const query = from.slice(path.length);
  if (query !== '' && !isQueryPattern(query.slice(1))) return false;
  // The root can be redirected only by query (R14, R61).
  if (path === '/') return query !== '';
  const segments = path.slice(1).split('/');
  return (
    path.startsWith('/') &&
    segments.every((part, index) => segment.test(part) && (!part.endsWith('...}') || index === segments.length - 1))
  );
};

const isTarget = (to: string, shop: string): boolean => to === shop || (/^\/(?![/\\])/.test(to) && !/[?#\\]/.test(to));

const unknownNames = (from: string, to: string): readonly string[] => {
  const known = namesOf(from);
  return [...to.matchAll(/\{([^{}]*)\}/g)].map(([, name]) => name ?? '').filter((name) => !known.includes(name));
};

export const faultsOf = (
  { id, from, to, status, examples, accepts }: Fields,
  rule: number,
  admits: (to: string) => boolean,
): readonly SchemaFault[] => {
  const faults: SchemaFault[] = [];
  if (typeof id !== 'string' || !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id)) faults.push({ kind: 'id', rule });
  const readable = typeof from === 'string' && isPattern(from);
  if (!readable) faults.push({ kind: 'from', rule });
  if (typeof to !== 'string' || !admits(to)) faults.push({ kind: 'to', rule });
  else if (readable)
    faults.push(...unknownNames(from, to).map((name) => ({ kind: 'unknown-name' as const, rule, name })));
  if (status !== 301 && status !== 302) faults.push({ kind: 'status', rule });
  if (!Array.isArray(examples) || !examples.every(isExample)) faults.push({ kind: 'examples', rule });
  if (accepts !== undefined && !isAcceptance(accepts)) faults.push({ kind: 'accepts', rule });
  return faults;
};

export const parseJson = Result.fromThrowable(
  (text: string): unknown => JSON.parse(text),
  () => [{ kind: 'not-json', rule: null }] as readonly SchemaFault[],
);

export const entriesOf = (value: unknown): Result<readonly unknown[], readonly SchemaFault[]> => {
  const entries = isFields(value) ? value['rules'] : undefined;
  return Array.isArray(entries) ? ok(entries) : err([{ kind: 'not-a-set', rule: null }]);
};

const sound = (entries: readonly unknown[], shop: string): Result<readonly RedirectRule[], readonly SchemaFault[]> => {
  const admits = (to: string): boolean => isTarget(to, shop);
  const faults = entries.flatMap((entry, index) =>
    isFields(entry) ? faultsOf(entry, index + 1, admits) : [{ kind: 'not-an-object' as const, rule: index + 1 }],
  );
  if (faults.length > 0) return err(faults);
  const rules = entries as readonly RedirectRule[];
  return new Set(rules.map(({ id }) => id)).size < rules.length
    ? err([{ kind: 'repeated-id', rule: null }])
    : ok(rules);
};

export const readRuleSet = (value: unknown, shop: string): Result<readonly RedirectRule[], readonly string[]> =>
  entriesOf(value)
    .andThen((entries) => sound(entries, shop))
    .mapErr((faults) => faults.map(schemaFaultInWords));
