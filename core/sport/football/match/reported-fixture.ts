import type { Fixture } from '../fixture.ts';

/** Spec §3.9. */
export type ReportedFixture = Fixture & {
  readonly report: { readonly path: string; readonly robot: boolean } | null;
};
