import { type Fields, isFields } from '#core/json/is-fields.ts';
import type { Finding } from './replay-report.ts';

export interface Baseline {
  readonly knows: (finding: Pick<Finding, 'kind' | 'url'>) => boolean;
  /** Kinds that the report lists only in part; other findings of these kinds count as new. */
  readonly partial: readonly string[];
}

/** Both kinds mean that a page is lost. */
const lossOf = (kind: string): string => (kind === 'redirect-into-404' ? 'new-404' : kind);

const keyOf = (kind: string, url: string): string => `${lossOf(kind)}\t${url}`;

const isFinding = (value: unknown): value is { readonly kind: string; readonly url: string } =>
  isFields(value) && typeof value['kind'] === 'string' && typeof value['url'] === 'string';

const isPartial = (extent: unknown): boolean => isFields(extent) && Number(extent['of']) > Number(extent['listed']);

const partialKinds = ({ rows }: Fields): readonly string[] =>
  isFields(rows)
    ? Object.entries(rows)
        .filter(([kind, extent]) => kind !== 'not-found' && isPartial(extent))
        .map(([kind]) => kind)
    : [];

/** Null when the text is not the output of `replay --json`. */
export const readBaseline = (text: string): Baseline | null => {
  try {
    const report: unknown = JSON.parse(text);
    if (!isFields(report) || !Array.isArray(report['findings'])) return null;
    const known = new Set(report['findings'].filter(isFinding).map(({ kind, url }) => keyOf(kind, url)));
    return { knows: ({ kind, url }) => known.has(keyOf(kind, url)), partial: partialKinds(report) };
  } catch {
    return null;
  }
};

const maxNamed = 20;

export interface NewFindings {
  readonly note: (finding: Finding) => void;
  readonly list: () => readonly Finding[];
  readonly count: () => number;
}

export const newFindings = (): NewFindings => {
  let count = 0;
  let kept: Finding[] = [];
  const max = (): Finding[] => kept.sort((one, other) => other.hits - one.hits).slice(0, maxNamed);
  return {
    note: (finding) => {
      count += 1;
      kept.push(finding);
      if (kept.length >= 8 * maxNamed) kept = max();
    },
    list: max,
    count: () => count,
  };
};
