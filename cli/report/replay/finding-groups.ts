import type { Finding, FindingsOfKind } from '../../traffic/replay-report.ts';

export interface FindingGroup {
  readonly rules: readonly string[];
  readonly requests: number;
  readonly list: readonly Finding[];
}

/** A redirect loop is the same one at every entry point. */
const keyOf = ({ kind, rules }: Finding): string => (kind === 'loop' ? [...rules].sort() : rules).join(' ');

export const findingGroups = ({ list }: Pick<FindingsOfKind, 'list'>): readonly FindingGroup[] => {
  const groups = new Map<string, Finding[]>();
  for (const finding of list) {
    const known = groups.get(keyOf(finding));
    if (known === undefined) groups.set(keyOf(finding), [finding]);
    else known.push(finding);
  }
  return [...groups.values()]
    .map((found) => ({
      rules: found[0]?.rules ?? [],
      requests: found.reduce((sum, { hits }) => sum + hits, 0),
      list: found,
    }))
    .sort((one, other) => other.requests - one.requests);
};
