import { requestFields } from '#adapters/telemetry/current-request.ts';
import type { Log } from '#adapters/telemetry/log.ts';
import { type Measures, reading } from '#adapters/telemetry/metrics/measures.ts';
import type { Failure } from '#core/failure/failure.ts';
import { CallFault, faultWord } from './call-fault.ts';
import type { LackingCall, UpstreamSettings } from './call-upstream.ts';

export interface CallWatch extends Required<Pick<UpstreamSettings, 'onFailure' | 'onDropped' | 'onCall' | 'onPolicy'>> {
  onLate(what: string, ms: number): void;
  onFile(call: Pick<LackingCall, 'upstream' | 'call' | 'ms'>, fault: CallFault): void;
  /** The value before was served instead, because its lists became empty without an edit. */
  onEmptied(what: string, upstream?: string): void;
  /** A failure served from memory: no call was made. */
  onRepeated(): void;
  /** Failed calls so far. A page rendered while this number rises may lack a block. */
  failures(): number;
}

const isAnswer = ({ kind }: Failure, withToken: boolean): boolean =>
  kind === 'not-found' || kind === 'session-expired' || (kind === 'forbidden' && withToken);

const aboutFault = (cause: unknown): Readonly<Record<string, unknown>> => {
  if (!(cause instanceof CallFault)) return { kind: 'unknown' };
  const { kind, status, issues, code } = cause;
  return {
    kind,
    ...(status === undefined ? {} : { status }),
    ...(code === undefined ? {} : { code }),
    ...(issues === undefined ? {} : { zod: issues }),
  };
};

const measuring = ({ record, watch }: Measures): Pick<CallWatch, 'onCall' | 'onPolicy'> => ({
  onCall: ({ upstream, method, took, failure, withToken }) =>
    record('http.client.request.duration', took / 1000, {
      'news.upstream': upstream,
      'http.request.method': method,
      'error.type': failure === null || isAnswer(failure, withToken) ? '' : faultWord(failure),
    }),
  onPolicy: (upstream, word, { load, openBreakers }) => {
    const labels = { 'news.upstream': upstream, 'news.policy': word };
    watch('news.upstream.running', () => reading(load().running, labels));
    watch('news.upstream.waiting', () => reading(load().waiting, labels));
    watch('news.upstream.breakers.open', () => reading(openBreakers(), labels));
  },
});

const notMeasuring: Pick<CallWatch, 'onCall' | 'onPolicy'> = { onCall: () => undefined, onPolicy: () => undefined };

export const watchCalls = (log: Log, measures: Measures | null | undefined = null): CallWatch => {
  let failures = 0;
  const tell = (
    level: 'info' | 'warn',
    event: string,
    { upstream, call, ms }: Pick<LackingCall, 'upstream' | 'call' | 'ms'>,
    about: Readonly<Record<string, unknown>>,
  ): void =>
    log.fold({
      level,
      event,
      same: [upstream, call, about['kind'], about['status']],
      fields: { upstream, call, ...about, ms, ...requestFields() },
    });

  return {
    ...(!measures ? notMeasuring : measuring(measures)),
    onFailure: ({ failure, deadline, withToken, ...call }) => {
      const about = aboutFault(failure.cause);
      if (!isAnswer(failure, withToken)) {
        failures += 1;
        tell('warn', 'upstream-failed', call, about);
      } else if (deadline === 'secondary') tell('info', 'upstream-absent', call, about);
    },
    onDropped: ({ dropped, ...call }) =>
      tell('warn', 'upstream-dropped', call, { kind: 'dropped-items', zod: dropped }),
    onLate: (what, ms) => {
      failures += 1;
      tell('warn', 'upstream-late', { upstream: 'data-cache', call: what, ms }, { kind: 'late' });
    },
    onEmptied: (what, upstream = 'main-api') => {
      failures += 1;
      tell('warn', 'upstream-emptied', { upstream, call: what, ms: 0 }, { kind: 'emptied' });
    },
    onRepeated: () => {
      failures += 1;
    },
    onFile: (call, fault) => tell('warn', 'upstream-failed', call, aboutFault(fault)),
    failures: () => failures,
  };
};
