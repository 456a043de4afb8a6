import type { Fault } from '#adapters/newsroom-contract/file-fault.ts';
import { parseJson, TooDeep } from '../../http/parse-json.ts';
import { readOpenfootball } from './read-openfootball.ts';
import type { Issue } from './read-openfootball.ts';
import { readUpstreamFixtures } from './read-upstream-fixtures.ts';
import type { WrittenFixture, WrittenSeason } from './written-fixture.ts';

const parsed = (text: string): { readonly json: unknown } | { readonly wrong: Pick<Fault, 'kind' | 'found'> } => {
  try {
    return { json: parseJson(text.replace(/^\uFEFF/, '')) };
  } catch (cause) {
    if (cause instanceof TooDeep) return { wrong: { kind: 'too-deep' } };
    return { wrong: { kind: 'not-json', found: cause instanceof Error ? cause.message : String(cause) } };
  }
};

const placeOf = (path: readonly PropertyKey[]): string =>
  path.reduce<string>((place, part) => {
    if (typeof part === 'number') return `${place}[${part}]`;
    return place === '' ? String(part) : `${place}.${String(part)}`;
  }, '');

const valueAt = (json: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, part) =>
      typeof value === 'object' && value !== null ? (value as Readonly<Record<PropertyKey, unknown>>)[part] : undefined,
    json,
  );

const maxFound = 80;

const faultOf = (file: string, json: unknown, { path }: Issue, prefix = ''): Fault => {
  const value = valueAt(json, path);
  const field = `${prefix}${placeOf(path)}`;
  return value === undefined
    ? { file, line: null, kind: 'missing', field }
    : { file, line: null, kind: 'malformed', field, found: (JSON.stringify(value) ?? '').slice(0, maxFound) };
};

/** Round and teams identify a fixture, not its day: matches get rescheduled. */
export const keyOf = ({ id, round, home, away, kickOff }: WrittenFixture): string =>
  id === null ? JSON.stringify([round ?? kickOff, home.name, away.name]) : String(id);

const twice = (file: string, { fixtures }: WrittenSeason): readonly Fault[] => {
  const seen = new Set<string>();
  return fixtures.flatMap((fixture, at): readonly Fault[] => {
    const key = keyOf(fixture);
    if (!seen.has(key)) {
      seen.add(key);
      return [];
    }
    const found = `${fixture.home.name}–${fixture.away.name}`;
    return [{ file, line: null, kind: 'fixture-twice', field: `[${at}]`, found }];
  });
};

const maxFaults = 20;

export const readSportFile = (
  file: string,
  text: string,
): readonly WrittenSeason[] | { readonly faults: readonly Fault[] } => {
  const read = parsed(text);
  if ('wrong' in read) return { faults: [{ file, line: null, ...read.wrong }] };
  const { json } = read;
  const blame = (issues: readonly Issue[], within: unknown, prefix = ''): { readonly faults: readonly Fault[] } => ({
    faults: issues.slice(0, maxFaults).map((issue) => faultOf(file, within, issue, prefix)),
  });
  const isObject = typeof json === 'object' && json !== null;
  const list = Array.isArray(json) ? json : isObject && 'response' in json ? json.response : null;
  if (list !== null) {
    const seasons = readUpstreamFixtures(list);
    if ('issues' in seasons) return blame(seasons.issues, list, Array.isArray(json) ? '' : 'response');
    const faults = seasons.flatMap((season) => twice(file, season));
    return faults.length > 0 ? { faults } : seasons;
  }
  if (!isObject || !('matches' in json || 'rounds' in json))
    return { faults: [{ file, line: null, kind: 'not-fixtures' }] };
  const season = readOpenfootball(json);
  if ('issues' in season) return blame(season.issues, json);
  const faults = twice(file, season);
  return faults.length > 0 ? { faults } : [season];
};
