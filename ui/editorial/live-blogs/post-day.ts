import type { Frame } from '#core/pages/page-frame.ts';
import { isSameDay, written } from '../../times/written.ts';
import type { LiveRow } from './live-rows.ts';

const timeOf = (row: LiveRow | undefined): number | null => (row?.kind === 'post' ? row.post.publishedAt : null);

/** The day heading above this row, as `november 23.`. Null when the day does not change. */
export const dayBegun = (rows: readonly LiveRow[], index: number, frame: Frame, followed: boolean): string | null => {
  const own = timeOf(rows[index]);
  if (own === null) return null;
  const above = timeOf(rows.slice(0, index).findLast(({ kind }) => kind === 'post'));
  const before = above ?? (followed ? frame.renderedAt : null);
  return before !== null && isSameDay(own, before, frame.site.timeZone)
    ? null
    : written.day(own, frame.renderedAt, frame.site.timeZone);
};
