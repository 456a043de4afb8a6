import type { OriginState } from '#adapters/origin/process/keep-origin.ts';
import type { Log, LogFields } from '#adapters/telemetry/log.ts';
import type { Time } from '#adapters/time/time.ts';
import type { Readiness } from '#adapters/web/server/health.ts';
import { tellSupervisor } from './supervisor.ts';

export interface ReadinessNeeds {
  readonly copies: () => string;
  /** True when the front is stored and may be sent while the origin is unavailable. */
  readonly maySend: () => Promise<boolean>;
  /** Null for the embedded origin, which reports its own state. */
  readonly hasAnswered: (() => boolean) | null;
}

interface Standing {
  readonly kind: OriginState['kind'];
  readonly why?: string;
}

const standingOf = (state: OriginState): Standing => {
  if (state.kind === 'closed')
    return { kind: 'closed', why: (state.why as Error & { readonly kind?: string }).kind ?? 'ended' };
  const isMissing = state.kind === 'open' && state.missingUploads.length > 0;
  return { kind: state.kind, ...(isMissing ? { why: 'uploads-missing' } : {}) };
};

export const watchReadiness = ({ copies, maySend, hasAnswered }: ReadinessNeeds) => {
  let [loaded, accepting] = [false, true];
  let told: OriginState = { kind: 'opening' };
  const opened = (): boolean => loaded && (hasAnswered?.() ?? true);
  const origin = (): Standing => {
    if (hasAnswered === null) return standingOf(told);
    if (hasAnswered()) return { kind: 'open' };
    return copies() === 'catching-up' ? { kind: 'opening' } : { kind: 'closed', why: 'never-answered' };
  };

  const readiness: Readiness = {
    accepting: () => accepting,
    canServe: async () => opened() || (origin().kind === 'closed' && (await maySend())),
    state: () => ({ copies: copies(), origin: origin().kind, why: origin().why }),
  };
  return {
    readiness,
    /** True until everything is loaded and the database or external main API has answered once. */
    isStarting: (): boolean => !opened(),
    /** True until the embedded origin is open for the first time, or has failed to open. */
    isOpening: (): boolean => hasAnswered === null && told.kind !== 'closed' && !loaded,
    isDraining: (): boolean => !accepting,
    onOrigin: (state: OriginState): void => void (told = state),
    onLoaded: (): void => void (loaded = true),
    onDraining: (): void => void (accepting = false),
  };
};

/** Milliseconds. */
const lookEvery = 200;

/** Logs when the process is ready, and before that what it is waiting for. */
export const tellReady = async (
  { canServe, accepting }: Pick<Readiness, 'canServe' | 'accepting'>,
  log: Pick<Log, 'info' | 'warn'>,
  about: LogFields,
  time: Pick<Time, 'wait'>,
  listen: (() => void) | null,
): Promise<void> => {
  if (!(await canServe())) log.warn('not-ready', { waitsFor: 'the first response of MAIN_API_URL' });
  while (accepting() && !(await canServe())) await time.wait(lookEvery);
  if (!accepting()) return;
  listen?.();
  log.info('ready', about);
  tellSupervisor('ready');
};
