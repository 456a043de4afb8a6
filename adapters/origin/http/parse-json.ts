const maxDepth = 64;

export class TooDeep extends SyntaxError {
  constructor(at: number) {
    super(`nested deeper than ${maxDepth} levels at position ${at}`);
  }
}

const tooDeepAt = (text: string): number | null => {
  let depth = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at];
    if (quoted && letter === '\\') at += 1;
    else if (letter === '"') quoted = !quoted;
    else if (quoted) continue;
    else if (letter === '[' || letter === '{') depth += 1;
    else if (letter === ']' || letter === '}') depth -= 1;
    if (depth > maxDepth) return at;
  }
  return null;
};

/** Throws a SyntaxError, also for values nested so deeply that recursive code would exhaust the stack. */
export const parseJson = (text: string): unknown => {
  const at = tooDeepAt(text);
  if (at !== null) throw new TooDeep(at);
  return JSON.parse(text);
};
