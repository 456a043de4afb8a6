import type { Finding, FindingsOfKind } from '../../traffic/replay-report.ts';

/** Findings of one kind that the same rules show: whoever mends one mends all. */
export interface FindingGroup {
  readonly rules: readonly string[];
  /** Of the addresses in the list. */
  readonly requests: number;
  /** The most frequent first. */
  readonly list: readonly Finding[];
}

/** A circle is the same from wherever one enters it. */
const keyOf = ({ kind, rules }: Finding): string => (kind === 'loop' ? [...rules].sort() : rules).join(' ');

/** Groups the findings of a kind by their rules; the group with the most requests first. */
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
