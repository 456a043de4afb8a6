import type { DataBlock } from './data-block.ts';

const sum = (figures: readonly number[]): number => figures.reduce((all, one) => all + one, 0);

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
