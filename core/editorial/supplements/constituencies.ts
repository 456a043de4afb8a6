import { firstValue } from '../../addresses/paths/query.ts';
import { asItStands, type QueryParameter } from '../../addresses/paths/query-parameter.ts';
import { folded } from '../search/folded.ts';
import type { Candidate, Constituency, DataBlock } from './data-block.ts';

export interface ConstituencyChoice {
  readonly term: string;
  readonly county: string;
}

const wordsOf = ({ name, seat, county, candidates }: Constituency): string =>
  folded([name, seat, county, ...candidates.flatMap((candidate) => [candidate.name, candidate.party])].join(' '));

const maxTermLength = 100;

const readTerm = (text: string): string => [...text.trim()].slice(0, maxTermLength).join('').trim();

export const constituencyParameters: readonly QueryParameter[] = [
  { name: 'term', read: (text) => asItStands(readTerm(text)), free: true },
  { name: 'megye', read: asItStands, free: true },
];

export const constituencyChoice = (query: string): ConstituencyChoice => ({
  term: readTerm(firstValue(query, 'term') ?? ''),
  county: firstValue(query, 'megye') ?? '',
});

export const chooseConstituencies = (
  units: readonly Constituency[],
  { term, county }: ConstituencyChoice,
): readonly Constituency[] => {
  // An empty word matches every text.
  const wanted = folded(term).split(/\s+/);
  return units.filter(
    (unit) => (county === '' || unit.county === county) && wanted.every((word) => wordsOf(unit).includes(word)),
  );
};

export const candidatesByVotes = (candidates: readonly Candidate[]): readonly Candidate[] =>
  candidates.toSorted((one, other) => other.votes - one.votes);

export const constituencyBelow = (blocks: readonly DataBlock[], below: string): Constituency | null =>
  blocks.flatMap((block) => (block.type === 'constituencies' ? block.units : [])).find(({ slug }) => slug === below) ??
  null;
