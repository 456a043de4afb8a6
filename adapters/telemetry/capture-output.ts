import { format } from 'node:util';
import type { Log, LogLevel } from './log.ts';

type Level = Exclude<LogLevel, 'silent'>;

const levels = {
  debug: 'debug',
  log: 'info',
  info: 'info',
  warn: 'warn',
  error: 'error',
  trace: 'error',
} as const satisfies Record<string, Level>;

export const captureOutput = (log: Log): void => {
  for (const [name, level] of Object.entries(levels)) {
    console[name as keyof typeof levels] = (...words: readonly unknown[]): void => {
      const text = format(...words);
      log.fold({ level, event: 'console', same: [text], fields: { text } });
    };
  }
  process.removeAllListeners('warning');
  process.on('warning', ({ name, message }) =>
    log.fold({ level: 'warn', event: 'node-warning', same: [name, message], fields: { name, message } }),
  );
};
