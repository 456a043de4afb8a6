import { maxDepth, tooDeepAt } from '#core/json/too-deep-at.ts';

export class TooDeep extends SyntaxError {
  constructor(at: number) {
    super(`nested deeper than ${maxDepth} levels at position ${at}`);
  }
}

/** Throws a SyntaxError, also for values nested so deeply that recursive code would exhaust the stack. */
export const parseJson = (text: string): unknown => {
  const at = tooDeepAt(text);
  if (at !== null) throw new TooDeep(at);
  return JSON.parse(text);
};
