import type { Finding, FindingKind } from './finding.ts';
import type { JsonSchema } from './json-schema.ts';

const maxShown = 60;
const maxItems = 2_000;

const typeOf = (value: unknown): string => {
  if (value === null || value === undefined) return value === null ? 'null' : 'nothing';
  return Array.isArray(value) ? 'array' : typeof value;
};

/** A value in short; control characters are escaped. */
export const shown = (value: unknown): string => {
  if (typeof value === 'object' && value !== null) return typeOf(value);
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length <= maxShown ? text : `${text.slice(0, maxShown)}…`;
};

const branchesOf = ({ anyOf, oneOf }: JsonSchema): readonly JsonSchema[] | undefined => anyOf ?? oneOf;

const typesOf = ({ type }: JsonSchema): readonly string[] | null => (type === undefined ? null : [type].flat());

const typeName = (schema: JsonSchema): string =>
  [...new Set(branchesOf(schema)?.map(typeName) ?? typesOf(schema) ?? ['a value'])].join(' or ');

const isOfType = (value: unknown, schema: JsonSchema): boolean =>
  typesOf(schema)?.some((type) => (type === 'integer' ? typeof value === 'number' : typeOf(value) === type)) ?? true;

const bound = (schema: JsonSchema, keyword: string): number | undefined => {
  const limit = schema[keyword];
  return typeof limit === 'number' ? limit : undefined;
};

interface Bound {
  readonly keyword: string;
  readonly breaks: (limit: number) => boolean;
}

const boundsOf = (value: unknown): readonly Bound[] => {
  if (typeof value === 'number')
    return [
      { keyword: 'minimum', breaks: (limit) => value < limit },
      { keyword: 'maximum', breaks: (limit) => value > limit },
      { keyword: 'exclusiveMinimum', breaks: (limit) => value <= limit },
    ];
  if (typeof value === 'string')
    return [
      { keyword: 'minLength', breaks: (limit) => value.trim().length < limit },
      { keyword: 'maxLength', breaks: (limit) => value.trim().length > limit },
    ];
  return Array.isArray(value)
    ? [
        { keyword: 'minItems', breaks: (limit) => value.length < limit },
        { keyword: 'maxItems', breaks: (limit) => value.length > limit },
      ]
    : [];
};

/** The rule that a value of the right type breaks, in words; null when it breaks none. */
const brokenRule = (value: unknown, schema: JsonSchema): string | null => {
  if ('const' in schema && value !== schema['const']) return shown(schema['const']);
  const { enum: words, pattern } = schema as { readonly enum?: readonly unknown[]; readonly pattern?: string };
  if (words !== undefined && !words.includes(value)) return words.map(shown).join(' | ');
  if (typeof value === 'number' && typesOf(schema)?.includes('integer') === true && !Number.isInteger(value))
    return 'integer';
  const broken = boundsOf(value).find(({ keyword, breaks }) => {
    const limit = bound(schema, keyword);
    return limit !== undefined && breaks(limit);
  });
  if (broken !== undefined) return `${broken.keyword} ${bound(schema, broken.keyword)}`;
  if (typeof value !== 'string' || pattern === undefined || new RegExp(pattern).test(value)) return null;
  return typeof schema['format'] === 'string' ? schema['format'] : `pattern ${pattern}`;
};

const under = (path: string, name: string | number): string => (path === '' ? `${name}` : `${path}.${name}`);

const found = (path: string, kind: FindingKind, expected: string, value: unknown): readonly Finding[] => [
  { path, kind, expected, got: shown(value) },
];

/** Faults of the branch that was meant: the one with the same type word, then the one with the fewest faults. */
const ofBranches = (
  value: unknown,
  schema: JsonSchema,
  branches: readonly JsonSchema[],
  path: string,
): readonly Finding[] => {
  const fitting = branches.filter((branch) => isOfType(value, branch));
  if (fitting.length === 0) return found(path, 'type', typeName(schema), value);
  const wordAt = ['type', 'kind'].map((name) => under(path, name));
  const judged = fitting.map((branch) => {
    const findings = judgeShape(value, branch, path);
    return { findings, word: findings.find((one) => wordAt.includes(one.path)) };
  });
  const meant = judged.filter(({ word }) => word === undefined).map(({ findings }) => findings);
  if (meant.length > 0) return meant.reduce((best, other) => (other.length < best.length ? other : best));
  const words = judged.flatMap(({ word }) => (word === undefined ? [] : [word]));
  return words.slice(0, 1).map((first) => ({ ...first, expected: words.map(({ expected }) => expected).join(' | ') }));
};

const ofFields = (value: object, { properties = {}, required = [] }: JsonSchema, path: string): readonly Finding[] =>
  Object.entries(properties).flatMap(([name, field]) => {
    const own = (value as Readonly<Record<string, unknown>>)[name];
    const isRequired = required.includes(name);
    if (own === undefined) return isRequired ? found(under(path, name), 'missing', typeName(field), undefined) : [];
    // Null and an empty text mean none, unless the field is needed.
    return (own === null || own === '') && !isRequired ? [] : judgeShape(own, field, under(path, name));
  });

/** Compares a document with a JSON Schema. */
export const judgeShape = (value: unknown, schema: JsonSchema, path = ''): readonly Finding[] => {
  if (schema.allOf !== undefined) return schema.allOf.flatMap((part) => judgeShape(value, part, path));
  const branches = branchesOf(schema);
  if (branches !== undefined) return ofBranches(value, schema, branches, path);
  if (!isOfType(value, schema)) return found(path, 'type', typeName(schema), value);
  const rule = brokenRule(value, schema);
  if (rule !== null) return found(path, 'value', rule, value);
  const { items } = schema;
  if (Array.isArray(value))
    return items === undefined
      ? []
      : value.slice(0, maxItems).flatMap((item, at) => judgeShape(item, items, under(path, at)));
  return typeof value === 'object' && value !== null ? ofFields(value, schema, path) : [];
};
