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

const told = (seed: string, name: string, votes: number, { part, final }: Night): number =>
  final ? votes : Math.round(votes * part * (1 + (chanceOf(seed, name) - 0.5) * 0.3 * (1 - part)));

const byVotes = <Item extends Voted>(items: readonly Item[]): readonly Item[] =>
  items.toSorted((one, other) => other.votes - one.votes);

const leadOf = ({ candidates }: Unit): number => {
  const [first, second] = byVotes(candidates);
  return first === undefined || second === undefined ? Number.POSITIVE_INFINITY : first.votes - second.votes;
};

const minLead = 100;

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
    .filter((unit) => leadOf(unit) >= minLead)
    .toSorted((one, other) => leadOf(one) - leadOf(other))[0];
  const [winner, loser] = close === undefined ? [] : byVotes(close.candidates);
  const counted = units.map((unit) => {
    const shown = unit === close && night.changedAt === null ? swapped(unit) : unit;
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

const maxSeats = 250;

const countSeats = (block: Block, key: 'groups' | 'lists', night: Night, seat: string): CountedBlock => {
  const all = listOf<Seated>(block, key);
  const sum = all.reduce((so, { seats }) => so + (seats ?? 0), 0);
  if (sum > maxSeats) return { block, change: null };
  const { rows, change } = seatedAt(all, night, seat);
  return { block: { ...block, [key]: rows }, change };
};

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
