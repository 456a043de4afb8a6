export type LogLevel = 'debug' | 'info' | 'warn' | 'error' | 'silent';
export type LogFields = Readonly<Record<string, unknown>>;

export interface Log {
  debug(event: string, fields?: LogFields): void;
  info(event: string, fields?: LogFields): void;
  warn(event: string, fields?: LogFields): void;
  error(event: string, fields?: LogFields): void;
}

const levels: readonly LogLevel[] = ['debug', 'info', 'warn', 'error', 'silent'];

const plain = (value: unknown): unknown =>
  value instanceof Error ? { name: value.name, message: value.message, stack: value.stack, cause: plain(value.cause) } : value;

/** One JSON object a line; line breaks inside values are escaped by JSON itself. */
export const createLog = (least: LogLevel, write: (line: string) => void): Log => {
  const at = (level: LogLevel) => (event: string, fields: LogFields = {}): void => {
    if (levels.indexOf(level) < levels.indexOf(least)) return;
    const values = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, plain(value)]));
    write(`${JSON.stringify({ time: new Date().toISOString(), level, event, ...values })}\n`);
  };
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
};
