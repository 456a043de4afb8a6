import { systemTime } from '#adapters/time/system-time.ts';
import type { Time } from '#adapters/time/time.ts';
import { createFoldLines } from './fold-lines.ts';
import { scrub } from './scrub.ts';

export type LogLevel = 'debug' | 'info' | 'warn' | 'error' | 'silent';
export type LogFields = Readonly<Record<string, unknown>>;

interface FoldedLine {
  readonly level: Exclude<LogLevel, 'silent'>;
  readonly event: string;
  readonly same: readonly unknown[];
  readonly fields: LogFields;
}

export interface Log {
  debug(event: string, fields?: LogFields): void;
  info(event: string, fields?: LogFields): void;
  warn(event: string, fields?: LogFields): void;
  error(event: string, fields?: LogFields): void;
  fold(line: FoldedLine): void;
  flush(): void;
}

const levels: readonly LogLevel[] = ['debug', 'info', 'warn', 'error', 'silent'];
const maxLength = 4_000;

/** Makes values safe for JSON. Errors keep only name, message, code and cause: other fields may hold user data. */
const plain = (_name: string, value: unknown): unknown => {
  if (value instanceof Error) {
    const { name, message, stack, cause } = value;
    return { name, message, code: (value as NodeJS.ErrnoException).code, stack: stack || undefined, cause };
  }
  if (typeof value === 'bigint') return String(value);
  return typeof value === 'string' ? scrub(value.slice(0, maxLength)) : value;
};

const written = (line: LogFields): string => {
  try {
    return JSON.stringify(line, plain);
  } catch {
    const { time, level, event } = line;
    return JSON.stringify({ time, level, event, unwritable: true });
  }
};

/** One JSON object per line. Secrets are removed (scrub.ts). */
export const createLog = (
  min: LogLevel,
  write: (line: string) => void,
  time: Pick<Time, 'now' | 'after'> = systemTime,
): Log => {
  const say = (level: LogLevel, event: string, fields: LogFields): void => {
    if (levels.indexOf(level) < levels.indexOf(min)) return;
    write(`${written({ time: new Date(time.now()).toISOString(), level, event, ...fields })}\n`);
  };
  const at =
    (level: LogLevel) =>
    (event: string, fields: LogFields = {}): void =>
      say(level, event, fields);
  const lines = createFoldLines<FoldedLine>(
    ({ level, event, fields }, count) => say(level, event, { ...fields, count }),
    time,
  );
  return {
    debug: at('debug'),
    info: at('info'),
    warn: at('warn'),
    error: at('error'),
    fold: (line) => lines.fold(JSON.stringify([line.event, ...line.same]), line),
    flush: lines.flush,
  };
};
