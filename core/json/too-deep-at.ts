export const maxDepth = 64;

/** The position where JSON nests deeper than 64 levels: recursive code would exhaust the stack. Null without one. */
export const tooDeepAt = (text: string): number | null => {
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
