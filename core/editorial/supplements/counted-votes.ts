import type { DataBlock } from './data-block.ts';

const sum = (figures: readonly number[]): number => figures.reduce((all, one) => all + one, 0);

/** All the votes that a block tells of; 0 where it tells none. */
export const votesIn = (block: DataBlock): number => {
  switch (block.type) {
    case 'shares':
      return sum(block.rows.map(({ votes }) => votes));
    case 'constituencies':
      return sum(block.units.flatMap(({ candidates }) => candidates.map(({ votes }) => votes)));
    default:
      return 0;
  }
};

/** All the seats that a block gives out; 0 where it gives none. */
export const seatsIn = (block: DataBlock): number => {
  switch (block.type) {
    case 'shares':
      return sum(block.rows.map(({ seats }) => seats ?? 0));
    case 'seats':
      return sum(block.groups.map(({ seats }) => seats));
    case 'party-lists':
      return sum(block.lists.map(({ seats }) => seats));
    default:
      return 0;
  }
};
