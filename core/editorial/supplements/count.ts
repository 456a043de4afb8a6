import type { DataBlock } from './data-block.ts';

/** What was told wrongly and has been put right. Times are unix seconds. */
export interface CountCorrection {
  readonly at: number;
  /** What was wrong; empty where nobody has told. */
  readonly text: string;
}

/** A seat whose leader has changed during the count. */
export interface SeatChange {
  readonly at: number;
  /** As in `Heves 2.`. */
  readonly seat: string;
  readonly from: string;
  readonly to: string;
}

/** How far the counting of votes has come. */
export interface Count {
  /** Percentage of the votes that are counted. */
  readonly processed: number;
  /** Unix seconds at which the count stood so. */
  readonly countedAt: number;
  /** Nothing of it changes any more. */
  readonly final: boolean;
  /** The newest first. */
  readonly corrections: readonly CountCorrection[];
  readonly changes: readonly SeatChange[];
}

/** A block that stands as it was told earlier, because it was not told again. */
export interface HeldBlock {
  /** Of the block, as `blockName` has it. */
  readonly name: string;
  readonly countedAt: number;
}

/** The data at a place of a supplement, with the state of the count that it comes from. */
export interface CountedData {
  /** Null where nothing is being counted. */
  readonly count: Count | null;
  readonly blocks: readonly DataBlock[];
  readonly held: readonly HeldBlock[];
}

/** By what a block is known again when it is told anew. */
export const blockName = ({ type, title }: Pick<DataBlock, 'type' | 'title'>): string => `${type} ${title}`;
