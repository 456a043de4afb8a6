import type { Frame, SiteSummary } from '#core/pages/page-frame.ts';

/** Spec §2.8. */
export interface Problem {
  readonly status: number;
  readonly site: SiteSummary;
  /** Null when the common data could not be loaded. */
  readonly frame: Frame | null;
  readonly path: string;
  readonly preview: boolean;
}
