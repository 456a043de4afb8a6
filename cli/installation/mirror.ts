import type { TellProgress } from '#adapters/newsroom-contract/migration.ts';
import type { MirrorFailure, MirrorOrder, MirrorOutcome } from '#adapters/newsroom-contract/mirror.ts';

export type MirrorRefusal = MirrorFailure | 'environment';

/** Requests the pages of a running site, as a reader does. */
export type Mirror = (
  order: MirrorOrder,
  tell: TellProgress,
  signal: AbortSignal,
) => Promise<MirrorOutcome | { readonly failed: MirrorRefusal; readonly about: string }>;
