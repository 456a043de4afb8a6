import type { Frame, SiteSummary } from '#core/pages/page-frame.ts';

/** What stands where a page should (spec §2.8). */
export interface Problem {
  readonly status: number;
  readonly site: SiteSummary;
  /** Menus and family; null when not even those could be had. */
  readonly frame: Frame | null;
  /** The path that was asked for, shown as text on a 404; empty for others. */
  readonly path: string;
}
