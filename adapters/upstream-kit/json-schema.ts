import { z } from 'zod';
import { partOf } from '#adapters/http/parsed-parts.ts';

export interface JsonSchema {
  readonly [keyword: string]: unknown;
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
}

type Draft = { -readonly [Keyword in keyof JsonSchema]: JsonSchema[Keyword] };

const loose: readonly string[] = ['record', 'unknown'];

/** A pipe that first accepts any object, for a rule on the whole, and then the fields. */
const fieldsOf = (schema: z.core.$ZodTypes): z.core.$ZodType | null => {
  const { def } = schema._zod;
  if (def.type !== 'pipe') return null;
  const [first, out] = [def.in, def.out].map((side) => (side as z.core.$ZodTypes)._zod.def);
  const isLoose =
    loose.includes(first?.type ?? '') || (first?.type === 'object' && Object.keys(first.shape).length === 0);
  return isLoose && out?.type !== 'transform' ? def.out : null;
};

const mayLack = (field: z.core.$ZodType): boolean => z.safeParse(field, undefined).success;

/** Zod lists fields with `catch` as required, but accepts their absence. */
const requiredIn = (shape: Readonly<Record<string, z.core.$ZodType>>): readonly string[] =>
  Object.entries(shape).flatMap(([name, field]) => (mayLack(field) ? [] : [name]));

/** The JSON Schema of the documents that a schema accepts, with the parts that its transforms parse. */
export const jsonSchemaOf = (schema: z.core.$ZodType): JsonSchema => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    reused: 'inline',
    override: ({ zodSchema, jsonSchema }) => {
      const draft = jsonSchema as Draft;
      // A default replaces an unreadable value; no document has to send it.
      delete draft['default'];
      if (draft['maximum'] === Number.MAX_SAFE_INTEGER) delete draft['maximum'];
      if (draft['minimum'] === Number.MIN_SAFE_INTEGER) delete draft['minimum'];
      const { def } = zodSchema._zod;
      if (def.type === 'object') {
        const required = requiredIn(def.shape);
        if (required.length > 0) draft.required = required;
        else delete draft.required;
      }
      const part = partOf(zodSchema);
      const whole = part !== undefined && def.type !== 'array' ? part : fieldsOf(zodSchema);
      if (whole !== null) {
        for (const keyword of Object.keys(draft)) delete draft[keyword];
        Object.assign(draft, jsonSchemaOf(whole));
      } else if (part !== undefined) draft.items = jsonSchemaOf(part);
    },
  });
  return json as JsonSchema;
};
