import type { OriginState } from '#adapters/origin/process/keep-origin.ts';
import type { OriginListener } from '#adapters/origin/process/start-origin.ts';
import type { Log } from '#adapters/telemetry/log.ts';
import type { Time } from '#adapters/time/time.ts';

interface Trouble extends Error {
  readonly kind?: string;
}

export const tellOrigin = (
  log: Log,
  time: Pick<Time, 'monotonic'>,
  others: readonly ((state: OriginState) => void)[] = [],
): { readonly onState: (state: OriginState) => void; readonly listener: OriginListener } => {
  let closedSince: number | null = null;
  const onState = (state: OriginState): void => {
    for (const other of others) other(state);
    if (state.kind === 'closed') {
      closedSince ??= time.monotonic();
      const { kind, message, cause } = state.why as Trouble;
      // The stack helps only for unexpected errors, not for a full disk.
      const thrown =
        kind === undefined ? state.why : cause instanceof Error ? `${cause.name}: ${cause.message}` : undefined;
      return log.fold({
        level: 'error',
        event: 'origin-closed',
        same: [kind ?? message],
        fields: { kind: kind ?? 'ended', why: message, thrown, nextTryMs: state.nextTry },
      });
    }
    if (state.kind === 'open') {
      log.flush();
      log.info('origin-open', closedSince === null ? {} : { closedMs: Math.round(time.monotonic() - closedSince) });
      closedSince = null;
      const { missingUploads: missing } = state;
      if (missing.length > 0) log.warn('uploads-missing', { count: missing.length, names: missing.slice(0, 5) });
    }
  };
  return {
    onState,
    listener: {
      complaint: (error, request) =>
        log.fold({
          level: 'error',
          event: 'origin-failed',
          same: [error.name, error.code, error.message],
          fields: { error, request },
        }),
      outboxListening: (address) => log.info('outbox-listening', { address, port: Number(new URL(address).port) }),
      printed: (text) => log.fold({ level: 'warn', event: 'origin-printed', same: [text], fields: { text } }),
    },
  };
};
