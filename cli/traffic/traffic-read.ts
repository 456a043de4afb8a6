import type { LineCount } from '../logs/read-log.ts';
import type { Sorted } from './wanted-requests.ts';

export interface TrafficRead extends LineCount, Sorted {
  readonly interrupted: boolean;
  /** True when a log could not be read completely. The error was reported; earlier lines count. */
  readonly damaged: boolean;
  readonly sources: readonly string[];
  readonly formats: Readonly<Record<string, number>>;
  readonly unreadable: readonly UnreadableLine[];
}

export interface UnreadableLine {
  readonly source: string;
  readonly line: number;
  /** Masked; empty when the line was too long. */
  readonly sample: string;
}

const maxUnreadable = 10;

const byPlace = (one: UnreadableLine, other: UnreadableLine): number =>
  one.source === other.source ? one.line - other.line : one.source < other.source ? -1 : 1;

export const firstUnreadable = (lines: readonly UnreadableLine[]): readonly UnreadableLine[] =>
  lines.toSorted(byPlace).slice(0, maxUnreadable);
