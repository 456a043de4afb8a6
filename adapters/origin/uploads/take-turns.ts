import { Problem } from '../http/problem.ts';

/** Runs at most `width` works at once; the rest wait, and beyond `queue` waiting ones the asker is sent away (503). */
export const takeTurns = (width: number, queue: number) => {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (waiting.length >= queue) throw new Problem(503, 'Too many pictures are being made', { 'Retry-After': '5' });
    if (running >= width) await new Promise<void>((go) => waiting.push(go));
    else running += 1;
    try {
      return await work();
    } finally {
      // The place is handed on, so that nobody slips in between.
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
};
