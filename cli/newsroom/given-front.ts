import type { Site } from '#core/addresses/sites/site.ts';
import type { Front } from '#adapters/newsroom-contract/front.ts';
import { parsedJson } from '#core/json/parsed-json.ts';
import { readTime } from './read-options.ts';

const asText = (at: number | null): string | null =>
  at === null ? null : new Date(at * 1000).toISOString().replace('.000', '');

/** The JSON that `front import` takes. */
export const writtenFront = ({ site, version, blocks }: Front): object => ({
  schemaVersion: 1,
  site,
  version,
  blocks: blocks.map(({ position, layout, title, path, items, site: of, list, size, maxAge }) => {
    const timed = items.filter(({ at, until }) => at !== null || until !== null);
    const times = timed.map(({ slug, at, until }) => [slug, { at: asText(at), until: asText(until) }] as const);
    return {
      position,
      layout,
      title,
      path,
      items: items.map(({ slug }) => slug),
      site: of,
      list,
      size,
      maxAge,
      ...(times.length === 0 ? {} : { times: Object.fromEntries(times) }),
    };
  }),
});

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A text that is no time stays: the receiver refuses it with its place. */
const timed = (zone: string, value: unknown): unknown =>
  typeof value === 'string' ? (readTime(zone)(value) ?? value) : value;

const withTimes = (zone: string, block: unknown): unknown => {
  if (!isFields(block) || !isFields(block['times'])) return block;
  const times = Object.entries(block['times']).map(([slug, given]) => [
    slug,
    isFields(given) ? Object.fromEntries(Object.entries(given).map(([name, at]) => [name, timed(zone, at)])) : given,
  ]);
  return { ...block, times: Object.fromEntries(times) };
};

/** Null when the text is no JSON object. The receiver validates the rest. */
export const givenFront = (text: string, sites: readonly Site[]): object | null => {
  const read = parsedJson(text);
  if (!isFields(read)) return null;
  const site = sites.find(({ role, slug }) => read['site'] === role || read['site'] === slug);
  const zone = site?.timeZone ?? 'UTC';
  const blocks = Array.isArray(read['blocks']) ? read['blocks'].map((block) => withTimes(zone, block)) : read['blocks'];
  return { ...read, site: site?.role ?? read['site'], blocks };
};
