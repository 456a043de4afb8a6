import type { Log } from '../log.ts';
import type { Measures } from './measures.ts';

/** Counts every event, also those that the log level or folding suppresses. */
export const countingEvents = (log: Log, { count }: Pick<Measures, 'count'>): Log => {
  const counted = (level: string, event: string): void => count('news.log.events', { level, event });
  const at =
    (level: 'debug' | 'info' | 'warn' | 'error'): Log['info'] =>
    (event, fields) => {
      counted(level, event);
      log[level](event, fields);
    };
  return {
    debug: at('debug'),
    info: at('info'),
    warn: at('warn'),
    error: at('error'),
    fold: (line) => {
      counted(line.level, line.event);
      log.fold(line);
    },
    flush: log.flush,
  };
};
