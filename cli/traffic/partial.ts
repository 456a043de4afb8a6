import { hash } from 'node:crypto';
import { rulesOfSet } from '../installation/installation.ts';
import type { Installation } from '../installation/installation.ts';
import type { Counted } from './exact-tally.ts';
import type { RequestNeeds } from './wanted-requests.ts';

export interface CountingNeeds extends Pick<RequestNeeds, 'include' | 'exclude' | 'since' | 'until' | 'methods'> {
  readonly host: string;
  readonly keepQuery: boolean;
  readonly format: string;
}

export interface PartialHeader {
  readonly type: 'partial';
  readonly schemaVersion: 1;
  readonly rules: string;
  readonly options: PartialOptions;
  readonly inputs: readonly string[];
}

export type PartialOptions = Readonly<
  Record<
    'host' | 'keepQuery' | 'logFormat' | 'include' | 'exclude' | 'since' | 'until' | 'method',
    string | number | boolean | null | readonly string[]
  >
>;

export const partialOptions = (needs: CountingNeeds): PartialOptions => ({
  host: needs.host,
  keepQuery: needs.keepQuery,
  logFormat: needs.format,
  include: needs.include?.source ?? null,
  exclude: needs.exclude?.source ?? null,
  since: needs.since,
  until: needs.until,
  method: needs.methods.toSorted(),
});

export const rulesFingerprint = (installation: Installation): string => {
  const { version, sites, hosts = [], academySegment, resources, shopUrl } = installation.needs;
  const tables = [version, sites, hosts, academySegment, resources, shopUrl, rulesOfSet(installation)];
  return hash('sha256', JSON.stringify(tables));
};

export const partialLines = function* (header: PartialHeader, counts: Iterable<Counted>): Generator<string> {
  yield JSON.stringify(header);
  for (const { key, hits } of counts) yield JSON.stringify({ key, hits });
};

const parsed = (line: string): unknown => {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Null unless this version wrote the partial. */
export const readHeader = (line: string): PartialHeader | null => {
  const found = parsed(line);
  if (!isObject(found) || found['type'] !== 'partial' || found['schemaVersion'] !== 1) return null;
  const { rules, options, inputs } = found;
  const isWhole =
    typeof rules === 'string' &&
    isObject(options) &&
    typeof options['host'] === 'string' &&
    Array.isArray(inputs) &&
    inputs.every((input) => typeof input === 'string');
  return isWhole ? (found as unknown as PartialHeader) : null;
};

/** Null when the line is not a count. */
export const readCounted = (line: string): Counted | null => {
  const found = parsed(line);
  if (!isObject(found)) return null;
  const { key, hits } = found;
  const counts = typeof key === 'string' && !key.includes('\n') && Number.isSafeInteger(hits) && Number(hits) >= 0;
  return counts ? { key, hits: Number(hits) } : null;
};
