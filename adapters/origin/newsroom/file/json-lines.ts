const token = /\n|"(?:[^"\\]|\\.)*"|[{}[\]]|[^\s{}[\],:"]+/g;

/** A value's 1-based line, and its members or items. */
export interface JsonLines {
  readonly line: number;
  readonly parts: ReadonlyMap<string, JsonLines>;
}

/** The text must be JSON that `parseJson` accepts. */
export const jsonLines = (text: string): JsonLines => {
  const words = text.matchAll(token);
  let line = 1;
  const next = (): string => {
    for (const [word] of words) {
      if (word !== '\n') return word;
      line += 1;
    }
    return '';
  };
  const walk = (word: string): JsonLines => {
    const parts = new Map<string, JsonLines>();
    const value = { line, parts };
    if (word === '{')
      for (let key = next(); key !== '}' && key !== ''; key = next()) parts.set(String(JSON.parse(key)), walk(next()));
    if (word === '[')
      for (let item = next(); item !== ']' && item !== ''; item = next()) parts.set(String(parts.size), walk(item));
    return value;
  };
  return walk(next());
};

/** The line of the value at the path, or of the nearest value around it. */
export const lineOfPath = (lines: JsonLines, path: readonly PropertyKey[]): number => {
  let found = lines;
  for (const part of path) {
    const next = found.parts.get(String(part));
    if (next === undefined) break;
    found = next;
  }
  return found.line;
};
