import type { OriginState } from '#adapters/origin/keep-origin.ts';
import type { Readiness } from '#adapters/web/health.ts';

export interface ReadinessNeeds {
  /** How far copies can be trusted (adapters/changes/catch-up.ts). */
  readonly copies: () => string;
  /** Whether the copy of a front is stored and may be sent: then old pages are, while there is no database. */
  readonly maySend: () => Promise<boolean>;
}

/** Where this process stands between its start and its end, for balancers. */
export const watchReadiness = ({ copies, maySend }: ReadinessNeeds) => {
  let [opened, accepting] = [false, true];
  let origin: OriginState = { kind: 'opening' };
  const why = (): string | undefined =>
    origin.kind === 'closed' ? ((origin.why as Error & { readonly kind?: string }).kind ?? 'ended') : undefined;

  const readiness: Readiness = {
    accepting: () => accepting,
    canServe: async () => opened || (origin.kind === 'closed' && (await maySend())),
    state: () => ({ copies: copies(), origin: origin.kind, why: why() }),
  };
  return {
    readiness,
    /** True until everything has been loaded and the database has answered once. */
    isStarting: (): boolean => !opened,
    isDraining: (): boolean => !accepting,
    onOrigin: (state: OriginState): void => void (origin = state),
    onOpened: (): void => void (opened = true),
    onDraining: (): void => void (accepting = false),
  };
};
