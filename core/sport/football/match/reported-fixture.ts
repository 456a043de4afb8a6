import type { Fixture } from '../fixture.ts';

/** A fixture of a timetable (spec §3.9). */
export type ReportedFixture = Fixture & {
  /** Where its report stands, a path of ours; `robot` when a machine wrote it. Null without one. */
  readonly report: { readonly path: string; readonly robot: boolean } | null;
};
