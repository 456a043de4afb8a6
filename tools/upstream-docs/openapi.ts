import { isDeepStrictEqual } from 'node:util';
import { jsonSchemaOf } from '#adapters/upstream-kit/json-schema.ts';
import type { MadeCall } from '#adapters/upstream-kit/asking-upstream.ts';
import { useOf } from '#adapters/upstream-kit/pages-of-call.ts';
import { likeExample, merged } from './merge-schemas.ts';
import { createNaming } from './name-schemas.ts';

export interface DescribedCall {
  readonly name: string;
  readonly made: MadeCall & { readonly token?: string | null };
  /** A sample of the response. */
  readonly document?: unknown;
}

const addressOf = ({ template }: MadeCall): { readonly method: string; readonly path: string } => {
  const at = template.indexOf(' ');
  return {
    method: template.slice(0, at).toLowerCase(),
    path: template.slice(at + 1).replaceAll(/:(\w+)/g, '{$1}'),
  };
};

const parameter = (name: string, where: 'path' | 'query', example: unknown) => ({
  name,
  in: where,
  required: where === 'path',
  schema: typeof example === 'number' ? { type: 'integer' } : { type: 'string' },
  ...(example === null || example === undefined ? {} : { example }),
});

type Parameter = ReturnType<typeof parameter>;

const parametersOf = ({ path, query }: MadeCall): readonly Parameter[] => [
  ...path.flatMap((segment) =>
    typeof segment === 'string' ? [] : Object.entries(segment).map(([name, value]) => parameter(name, 'path', value)),
  ),
  ...Object.entries(query).map(([name, value]) => parameter(name, 'query', value)),
];

const descriptionOf = (calls: readonly DescribedCall[]): string =>
  calls
    .map(({ name }) => {
      const { page, needed } = useOf(name);
      return page === ''
        ? name
        : `${name}: ${needed ? 'needed' : 'optional'} for ${page === '*' ? 'every page' : page}`;
    })
    .join('\n');

const bodiesOf = (calls: readonly DescribedCall[]) => {
  const bodies = calls.map(({ made }) => made.body).filter((body) => body !== null);
  const [first] = bodies;
  if (first === undefined) return {};
  const isForm = first instanceof URLSearchParams;
  const plain = bodies.map((body) => (body instanceof URLSearchParams ? Object.fromEntries(body) : body));
  const shapes = plain
    .map(likeExample)
    .filter((one, at, all) => all.findIndex((other) => isDeepStrictEqual(one, other)) === at);
  const schema = shapes.length === 1 ? shapes[0] : { anyOf: shapes };
  const type = isForm ? 'application/x-www-form-urlencoded' : 'application/json';
  return { requestBody: { required: true, content: { [type]: { schema, example: plain[0] } } } };
};

const operation = (calls: readonly DescribedCall[], named: (schema: ReturnType<typeof jsonSchemaOf>) => unknown) => {
  const parameters = calls.flatMap(({ made }) => parametersOf(made));
  const schemas = calls.map(({ made }) => jsonSchemaOf(made.schema));
  const samples = calls.map(({ document }) => document).filter((document) => document !== undefined);
  const example = samples.toSorted((one, other) => JSON.stringify(other).length - JSON.stringify(one).length)[0];
  return {
    operationId: calls.map(({ name }) => name).join('+'),
    summary: calls.map(({ name }) => name).join(', '),
    description: descriptionOf(calls),
    ...(calls.some(({ made }) => made.token) ? { security: [{ bearer: [] }] } : { security: [] }),
    parameters: [
      ...new Map(parameters.toReversed().map((one) => [`${one.in} ${one.name}`, one])).values(),
    ].toReversed(),
    ...bodiesOf(calls),
    responses: {
      200: {
        description: 'As agreed',
        content: {
          'application/json': { schema: named(schemas.reduce(merged)), ...(example === undefined ? {} : { example }) },
        },
      },
      '4XX': { description: 'An error as JSON; see the page of this upstream' },
    },
  };
};

/** The OpenAPI document of an upstream, from the schemas that parse its responses. */
export const openApiOf = (upstream: string, calls: readonly DescribedCall[], version: string): unknown => {
  const { named, components } = createNaming();
  const addresses = Map.groupBy(calls, ({ made }) => made.template);
  const paths: Record<string, Record<string, unknown>> = {};
  for (const own of addresses.values()) {
    const [first] = own;
    if (first === undefined) continue;
    const { method, path } = addressOf(first.made);
    paths[path] = { ...paths[path], [method]: operation(own, named) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `Távíró: ${upstream}`,
      version,
      description: `What the site requests and reads. Rules beyond types are in ${upstream}.md.`,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: components(),
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
  };
};
