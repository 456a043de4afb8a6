import { chanceOf } from '../common-data/noise.ts';
import type { Night } from './night.ts';

type Block = Readonly<Record<string, unknown>>;
interface Voted {
  readonly name: string;
  readonly votes: number;
}
interface Unit {
  readonly name: string;
  readonly candidates: readonly (Voted & { readonly party: string })[];
}
interface Seated {
  readonly name?: string;
  readonly party?: string;
  readonly seats: number | null;
}
interface Share extends Voted, Seated {
  readonly name: string;
  readonly percent: number;
}

/** A seat that goes over from one to another, once it has. */
export interface ToldChange {
  readonly seat: string;
  readonly from: string;
  readonly to: string;
}

export interface CountedBlock {
  readonly block: Block;
  readonly change: ToldChange | null;
}

const listOf = <Item>(block: Block, key: string): readonly Item[] => (block[key] ?? []) as readonly Item[];

/** Small places are counted first, so that each has a start of its own; in the end all are told. */
const told = (seed: string, name: string, votes: number, { part, final }: Night): number =>
  final ? votes : Math.round(votes * part * (1 + (chanceOf(seed, name) - 0.5) * 0.3 * (1 - part)));

const byVotes = <Item extends Voted>(items: readonly Item[]): readonly Item[] =>
  items.toSorted((one, other) => other.votes - one.votes);

const leadOf = ({ candidates }: Unit): number => {
  const [first, second] = byVotes(candidates);
  return first === undefined || second === undefined ? Number.POSITIVE_INFINITY : first.votes - second.votes;
};

/** Votes; a smaller lead could be rounded away while not all are told. */
const leastLead = 100;

/** The two that lead are told the other way round until the seat changes hands. */
const swapped = (unit: Unit): Unit => {
  const [first, second] = byVotes(unit.candidates);
  return {
    ...unit,
    candidates: unit.candidates.map((one) =>
      one === first && second
        ? { ...one, votes: second.votes }
        : one === second && first
          ? { ...one, votes: first.votes }
          : one,
    ),
  };
};

const countUnits = (seed: string, block: Block, night: Night): CountedBlock => {
  const units = listOf<Unit>(block, 'units');
  const close = units
    .filter((unit) => leadOf(unit) >= leastLead)
    .toSorted((one, other) => leadOf(one) - leadOf(other))[0];
  const [winner, loser] = close === undefined ? [] : byVotes(close.candidates);
  const counted = units.map((unit) => {
    const shown = unit === close && night.changedAt === null ? swapped(unit) : unit;
    // One part for all of a unit: who leads at the end leads throughout, but in the one that changes hands.
    return {
      ...shown,
      candidates: shown.candidates.map((one) => ({ ...one, votes: told(seed, unit.name, one.votes, night) })),
    };
  });
  return {
    block: { ...block, units: counted },
    change: close && winner && loser ? { seat: close.name, from: loser.party, to: winner.party } : null,
  };
};

/** Until a seat changes hands the first of those that have seats has one less, and the second one more. */
const seatedAt = <Item extends Seated>(rows: readonly Item[], night: Night, seat: string) => {
  const [gains, loses] = rows
    .filter(({ seats }) => (seats ?? 0) > 0)
    .toSorted((a, b) => (b.seats ?? 0) - (a.seats ?? 0));
  if (gains === undefined || loses === undefined) return { rows, change: null };
  const moved = (row: Item): number => (row === gains ? -1 : row === loses ? 1 : 0);
  const nameOf = ({ name, party }: Item): string => name ?? party ?? '';
  return {
    rows:
      night.changedAt === null
        ? rows.map((row) => ({ ...row, seats: row.seats === null ? null : row.seats + moved(row) }))
        : rows,
    change: { seat, from: nameOf(loses), to: nameOf(gains) },
  };
};

const countShares = (seed: string, block: Block, night: Night, seat: string): CountedBlock => {
  const { rows, change } = seatedAt(listOf<Share>(block, 'rows'), night, seat);
  if (night.final) return { block, change };
  const whole = rows.reduce((sum, { percent }) => sum + percent, 0);
  const voted = rows.map((row) => ({ ...row, votes: told(seed, row.name, row.votes, night) }));
  const all = Math.max(
    1,
    voted.reduce((sum, { votes }) => sum + votes, 0),
  );
  const counted = voted.map((row) => ({ ...row, percent: Math.round((row.votes / all) * whole * 100) / 100 }));
  return { block: { ...block, rows: counted }, change };
};

/** Whose seats are of this count: a house with seats of other countries is not. */
const mostSeats = 250;

const countSeats = (block: Block, key: 'groups' | 'lists', night: Night, seat: string): CountedBlock => {
  const all = listOf<Seated>(block, key);
  const sum = all.reduce((so, { seats }) => so + (seats ?? 0), 0);
  if (sum > mostSeats) return { block, change: null };
  const { rows, change } = seatedAt(all, night, seat);
  return { block: { ...block, [key]: rows }, change };
};

/** A block as it stands at some time of the night, and the seat of it that changes hands; the others stay as they are. */
export const countBlock = (seed: string, block: Block, night: Night, seat: string): CountedBlock => {
  switch (block['type']) {
    case 'constituencies':
      return countUnits(seed, block, night);
    case 'shares':
      return countShares(seed, block, night, seat);
    case 'seats':
      return countSeats(block, 'groups', night, seat);
    case 'party-lists':
      return countSeats(block, 'lists', night, seat);
    default:
      return { block, change: null };
  }
};
