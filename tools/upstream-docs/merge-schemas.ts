import { isDeepStrictEqual } from 'node:util';
import type { JsonSchema } from '#adapters/upstream-kit/json-schema.ts';

const typeOf = ({ type }: JsonSchema): string => JSON.stringify(type);

const mergedFields = (one: JsonSchema, other: JsonSchema): JsonSchema => {
  const [own, added] = [one.properties ?? {}, other.properties ?? {}];
  const names = [...new Set([...Object.keys(own), ...Object.keys(added)])];
  const required = [...new Set([...(one.required ?? []), ...(other.required ?? [])])];
  return {
    ...one,
    properties: Object.fromEntries(
      names.map((name) => [name, merged(own[name] ?? added[name] ?? {}, added[name] ?? own[name] ?? {})]),
    ),
    ...(required.length > 0 && { required }),
  };
};

/** The schema of values that satisfy both: one address answers several calls of the client. */
export const merged = (one: JsonSchema, other: JsonSchema): JsonSchema => {
  if (isDeepStrictEqual(one, other)) return one;
  if (one.type === 'object' && other.type === 'object') return mergedFields(one, other);
  if (one.type === 'array' && typeOf(one) === typeOf(other))
    return { ...one, items: merged(one.items ?? {}, other.items ?? {}) };
  return { allOf: [one, other] };
};

/** The schema of values like an example; for bodies that the client sends. */
export const likeExample = (value: unknown): JsonSchema => {
  if (value === null) return { type: ['string', 'null'] };
  if (Array.isArray(value)) return { type: 'array', items: likeExample(value[0] ?? '') };
  if (typeof value === 'object') {
    const fields = Object.entries(value).filter(([, own]) => own !== undefined);
    return {
      type: 'object',
      properties: Object.fromEntries(fields.map(([name, own]) => [name, likeExample(own)])),
      required: fields.map(([name]) => name),
    };
  }
  if (typeof value === 'number') return { type: Number.isInteger(value) ? 'integer' : 'number' };
  return { type: typeof value };
};
