import type { JsonSchema } from '#adapters/upstream-kit/json-schema.ts';

/** The name of a schema by fields that only it has, in the words of docs/upstreams. */
const names: readonly (readonly [name: string, ...fields: readonly string[]])[] = [
  ['Article', 'content', 'subArticles'],
  ['Summary', 'siteSlug', 'articleAuthors', 'indexAVCode'],
  ['SuperTag', 'siteSlug', 'active', 'name'],
  ['Author', 'slug', 'name', 'avatarSrc'],
  ['Block', 'layout', 'items', 'spare'],
  ['Post', 'content', 'articleAuthors', 'version'],
  ['PublishedEpisode', 'sourceUrl', 'hasChapters'],
  ['Episode', 'sourceUrl', 'podcast'],
  ['Correction', 'reason', 'wordings'],
  ['ReportedFixture', 'fixture', 'robot'],
  ['Match', 'fixture', 'lineups'],
  ['Fixture', 'fixture', 'goals', 'teams'],
  ['StandingRow', 'rank', 'goalsDiff'],
  ['DriverName', 'name', 'abbr', 'number'],
  ['Race', 'competition', 'circuit', 'laps'],
  ['Line', 'ctLink', 'cssClass'],
  ['ComponentSetup', 'donations', 'refreshQuiz'],
];

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const nameOf = ({ properties }: JsonSchema): string | undefined =>
  properties && names.find(([, ...fields]) => fields.every((field) => field in properties))?.[0];

/** Moves schemas that have a name to `components`, and refers to them. A format is shown without its long pattern. */
export const createNaming = () => {
  const components = new Map<string, string>();
  const named = (schema: unknown): unknown => {
    if (Array.isArray(schema)) return schema.map(named);
    if (!isObject(schema)) return schema;
    const told = Object.entries(schema).filter(([key]) => key !== 'pattern' || schema['format'] === undefined);
    const within = Object.fromEntries(told.map(([key, value]) => [key, named(value)]));
    const name = nameOf(schema as JsonSchema);
    if (name === undefined || schema['type'] !== 'object') return within;
    const text = JSON.stringify(within);
    const free = [name, ...Array.from({ length: 9 }, (_, at) => `${name}${at + 2}`)].find(
      (one) => (components.get(one) ?? text) === text,
    );
    if (free === undefined) return within;
    components.set(free, text);
    return { $ref: `#/components/schemas/${free}` };
  };
  return {
    named: (schema: JsonSchema): unknown => named(schema),
    components: (): Readonly<Record<string, unknown>> =>
      Object.fromEntries([...components].toSorted().map(([name, text]) => [name, JSON.parse(text)])),
  };
};
