import { StringDecoder } from 'node:string_decoder';

/** Characters; what is longer is cut here: no address is a tenth as long, and no question. */
export const longestLine = 2 ** 23;

/**
 * The lines that each chunk of a text completes, empty ones included, without their ends and the mark of byte order:
 * all that is known when a chunk has come, at one go.
 */
export const lineBlocks = async function* (chunks: AsyncIterable<Buffer>): AsyncGenerator<readonly string[]> {
  const decoder = new StringDecoder('utf8');
  let begun = '';
  let first = true;
  const finished = (rest: string): string => {
    const line = (begun + rest).slice(0, longestLine);
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
    if (begun.length < longestLine) begun += text.slice(start);
    if (lines.length > 0) yield lines;
  }
  const last = finished(decoder.end());
  if (last !== '') yield [last];
};

/** The same lines one by one. */
export const textLines = async function* (chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  for await (const lines of lineBlocks(chunks)) yield* lines;
};
