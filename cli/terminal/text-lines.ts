import { StringDecoder } from 'node:string_decoder';

/** In characters; longer lines are truncated here. */
export const maxLineLength = 2 ** 23;

/** Yields the lines that each chunk completes, without line ends and byte order mark. */
export const lineBlocks = async function* (chunks: AsyncIterable<Buffer>): AsyncGenerator<readonly string[]> {
  const decoder = new StringDecoder('utf8');
  let begun = '';
  let first = true;
  const finished = (rest: string): string => {
    const line = (begun + rest).slice(0, maxLineLength);
    begun = '';
    return line.endsWith('\r') ? line.slice(0, -1) : line;
  };
  for await (const chunk of chunks) {
    const decoded = decoder.write(chunk);
    const text = first ? decoded.replace(/^\ufeff/, '') : decoded;
    first = false;
    const lines: string[] = [];
    let start = 0;
    for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', start)) {
      lines.push(finished(text.slice(start, end)));
      start = end + 1;
    }
    if (begun.length < maxLineLength) begun += text.slice(start);
    if (lines.length > 0) yield lines;
  }
  const last = finished(decoder.end());
  if (last !== '') yield [last];
};

export const textLines = async function* (chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  for await (const lines of lineBlocks(chunks)) yield* lines;
};
