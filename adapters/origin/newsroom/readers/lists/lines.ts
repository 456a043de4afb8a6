export interface Line {
  /** 1-based. */
  readonly line: number;
  readonly text: string;
}

export const maxLength = 65_536;

/** A line above `maxLength` is cut, but stays above it. */
export const linesOf = async function* (chunks: AsyncIterable<string>): AsyncGenerator<Line> {
  let [rest, line] = ['', 0];
  for await (const chunk of chunks) {
    const lines = (rest + chunk).split('\n');
    rest = (lines.pop() ?? '').slice(0, maxLength + 1);
    for (const text of lines) yield { line: (line += 1), text: text.replace(/\r$/, '') };
  }
  if (rest !== '') yield { line: line + 1, text: rest.replace(/\r$/, '') };
};
