import { createLog } from '#adapters/telemetry/log.ts';
import { measureRequests } from '#adapters/telemetry/requests/measure-requests.ts';
import type { Measures } from '#adapters/telemetry/metrics/measures.ts';
import type { Time } from '#adapters/time/time.ts';
import { createAccessLog, type NoteAccess } from '#adapters/web/server/access-log.ts';

const both = (one: NoteAccess, other: NoteAccess | null): NoteAccess =>
  other === null
    ? one
    : (...noted) => {
        one(...noted);
        other(...noted);
      };

/** The access log is written at every log level. */
export const accessLogOf = (
  { ACCESS_LOG }: { readonly ACCESS_LOG: 'on' | 'off' },
  write: (line: string) => void,
  time: Time,
): NoteAccess | null => (ACCESS_LOG === 'on' ? createAccessLog(createLog('info', write, time), time) : null);

export const noteAccessOf = (log: NoteAccess | null, measures: Measures | null, time: Time): NoteAccess | null =>
  measures === null ? log : both(measureRequests(measures, time), log);
