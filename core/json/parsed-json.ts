import { Result } from 'neverthrow';

const maxDepth = 64;

/** Strangers' JSON may nest so deeply that recursive code would exhaust the stack. */
const isTooDeep = (text: string): boolean => {
  let depth = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at];
    if (quoted && letter === '\\') at += 1;
    else if (letter === '"') quoted = !quoted;
    else if (quoted) continue;
    else if (letter === '[' || letter === '{') depth += 1;
    else if (letter === ']' || letter === '}') depth -= 1;
    if (depth > maxDepth) return true;
  }
  return false;
};

/** Null when the text is no JSON or nests deeper than 64 levels. */
export const parsedJson = (text: string): unknown =>
  isTooDeep(text)
    ? null
    : Result.fromThrowable(
        (): unknown => JSON.parse(text),
        () => null,
      )().unwrapOr(null);
