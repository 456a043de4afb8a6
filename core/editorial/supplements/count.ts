import type { DataBlock } from './data-block.ts';

/** Times are unix seconds. */
export interface CountCorrection {
  readonly at: number;
  readonly text: string;
}

export interface SeatChange {
  readonly at: number;
  readonly seat: string;
  readonly from: string;
  readonly to: string;
}

export interface Count {
  /** Percentage of counted votes. */
  readonly processed: number;
  /** Unix seconds. */
  readonly countedAt: number;
  readonly final: boolean;
  readonly corrections: readonly CountCorrection[];
  readonly changes: readonly SeatChange[];
}

export interface HeldBlock {
  readonly name: string;
  readonly countedAt: number;
}

export interface CountedData {
  readonly count: Count | null;
  readonly blocks: readonly DataBlock[];
  readonly held: readonly HeldBlock[];
}

export const blockName = ({ type, title }: Pick<DataBlock, 'type' | 'title'>): string => `${type} ${title}`;
