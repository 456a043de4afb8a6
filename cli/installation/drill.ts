import type { DrillOrder, DrillOutcomeOrFailure } from '#adapters/newsroom-contract/drill.ts';
import type { TellProgress } from '#adapters/newsroom-contract/migration.ts';

/** Starts web nodes of this installation on loopback, and ends them. */
export type Drill = (order: DrillOrder, tell: TellProgress, signal: AbortSignal) => Promise<DrillOutcomeOrFailure>;
