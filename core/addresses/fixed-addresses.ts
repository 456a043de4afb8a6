import type { Donations, JudgeAddress, Verdict } from './judge-address.ts';
import type { Address } from './paths/address.ts';
import type { PathPattern } from './paths/path-pattern.ts';
import { isPlain, segmentsOf } from './paths/segments.ts';
import type { ChooseSite, SiteChoice } from './sites/select-site.ts';

/** What is said of a path on each domain, as soon as somebody has asked there. */
type Said = Record<Donations, Map<SiteChoice, Verdict>>;

/** Every path of a pattern of words alone; none of a pattern with room for others. */
const pathsOf = (pattern: PathPattern): readonly string[] =>
  pattern.reduce<readonly string[]>(
    (paths, { words }) => paths.flatMap((path) => words.map((word) => `${path}/${word}`)),
    [''],
  );

const isItself = (path: string): boolean => isPlain(segmentsOf(path));

/**
 * Keeps the whole verdict on each address that the tables name in full, once for each domain and setting of the day.
 * Null for any other address, and for one with a query.
 */
export const fixedAddresses = (
  patterns: readonly PathPattern[],
  judge: JudgeAddress,
  chooseSite: ChooseSite,
): ((address: Address, donations: Donations) => Verdict | null) => {
  const paths = ['/', ...patterns.flatMap(pathsOf)].filter(isItself);
  const longest = paths.reduce((most, { length }) => Math.max(most, length), 0);
  const kept = new Map<string, Said | null>(paths.map((path) => [path, null]));
  return (address, donations) => {
    if (address.query !== '' || address.path.length > longest) return null;
    const entry = kept.get(address.path);
    if (entry === undefined) return null;
    const here = entry ?? { 0: new Map(), 1: new Map() };
    if (entry === null) kept.set(address.path, here);
    const said = here[donations];
    const domain = chooseSite(address.host, '');
    const known = said.get(domain);
    if (known !== undefined) return known;
    const verdict = judge(address, donations);
    said.set(domain, verdict);
    return verdict;
  };
};
