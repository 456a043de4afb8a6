import { firstValue } from '../../addresses/paths/query.ts';
import { asItStands, type QueryParameter } from '../../addresses/paths/query-parameter.ts';
import { folded } from '../search/folded.ts';
import type { Candidate, Constituency, DataBlock } from './data-block.ts';

export interface ConstituencyChoice {
  /** Words of a place, candidate or party; accents do not matter. */
  readonly term: string;
  /** Empty means all. */
  readonly county: string;
}

const wordsOf = ({ name, seat, county, candidates }: Constituency): string =>
  folded([name, seat, county, ...candidates.flatMap((candidate) => [candidate.name, candidate.party])].join(' '));

const longestTerm = 100;

const readTerm = (text: string): string => [...text.trim()].slice(0, longestTerm).join('').trim();

/** By what a list of constituencies is searched. */
export const constituencyParameters: readonly QueryParameter[] = [
  { name: 'term', read: (text) => asItStands(readTerm(text)), free: true },
  { name: 'megye', read: asItStands, free: true },
];

/** The choice that a query asks for. */
export const constituencyChoice = (query: string): ConstituencyChoice => ({
  term: readTerm(firstValue(query, 'term') ?? ''),
  county: firstValue(query, 'megye') ?? '',
});

/** The constituencies of a county that hold every word of a search, in their order. */
export const chooseConstituencies = (
  units: readonly Constituency[],
  { term, county }: ConstituencyChoice,
): readonly Constituency[] => {
  // An empty word is in every text.
  const wanted = folded(term).split(/\s+/);
  return units.filter(
    (unit) => (county === '' || unit.county === county) && wanted.every((word) => wordsOf(unit).includes(word)),
  );
};

/** Most votes first; equals keep their order. The first has won. */
export const candidatesByVotes = (candidates: readonly Candidate[]): readonly Candidate[] =>
  candidates.toSorted((one, other) => other.votes - one.votes);

/** The constituency that stands at an address below its tab; null when there is none. */
export const constituencyBelow = (blocks: readonly DataBlock[], below: string): Constituency | null =>
  blocks.flatMap((block) => (block.type === 'constituencies' ? block.units : [])).find(({ slug }) => slug === below) ??
  null;
