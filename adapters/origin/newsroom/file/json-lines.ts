const token = /\n|"(?:[^"\\]|\\.)*"|[{}[\]]|[^\s{}[\],:"]+/g;

type Walk = (word: string, path: readonly PropertyKey[]) => void;

/** 1-based lines of values, by dotted path. The text must be valid JSON. */
export const jsonLines = (text: string): ReadonlyMap<string, number> => {
  const lines = new Map<string, number>();
  const words = text.matchAll(token);
  let line = 1;
  const next = (): string => {
    for (const [word] of words) {
      if (word !== '\n') return word;
      line += 1;
    }
    return '';
  };
  const members: Walk = (_, path) => {
    for (let key = next(); key !== '}' && key !== ''; key = next()) walk(next(), [...path, String(JSON.parse(key))]);
  };
  const items: Walk = (_, path) => {
    let at = 0;
    for (let word = next(); word !== ']' && word !== ''; word = next(), at += 1) walk(word, [...path, at]);
  };
  const walk: Walk = (word, path) => {
    lines.set(path.join('.'), line);
    if (word === '{') members(word, path);
    if (word === '[') items(word, path);
  };
  walk(next(), []);
  return lines;
};

export const lineOfPath = (lines: ReadonlyMap<string, number>, path: readonly PropertyKey[]): number => {
  for (let length = path.length; length >= 0; length -= 1) {
    const line = lines.get(path.slice(0, length).join('.'));
    if (line !== undefined) return line;
  }
  return 1;
};
