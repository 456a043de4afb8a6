import type { LineCount } from '../logs/read-log.ts';
import type { Sorted } from './wanted-requests.ts';

/** How the reading of a day's logs ended. */
export interface TrafficRead extends LineCount, Sorted {
  readonly interrupted: boolean;
  /** Whether a log could not be opened or read to its end; it has been told, and what came before is counted. */
  readonly damaged: boolean;
  readonly sources: readonly string[];
  /** Lines, by the format of their log. */
  readonly formats: Readonly<Record<string, number>>;
  /** The first lines that could not be read. */
  readonly unreadable: readonly UnreadableLine[];
}

/** A line that is none of its log's format. */
export interface UnreadableLine {
  readonly source: string;
  readonly line: number;
  /** Masked; empty for a line that was too long to be kept. */
  readonly sample: string;
}

const mostUnreadable = 10;

const byPlace = (one: UnreadableLine, other: UnreadableLine): number =>
  one.source === other.source ? one.line - other.line : one.source < other.source ? -1 : 1;

/** Those of them that are told. The first of all are among the first of each part, however a day is cut. */
export const firstUnreadable = (lines: readonly UnreadableLine[]): readonly UnreadableLine[] =>
  lines.toSorted(byPlace).slice(0, mostUnreadable);
