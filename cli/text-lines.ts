import { StringDecoder } from 'node:string_decoder';

/** What is longer is cut here: no address is a tenth as long. */
const longestLine = 2 ** 20;

/** The lines of a text that comes in chunks, empty ones included, without their ends and the mark of byte order. */
export const textLines = async function* (chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8');
  let begun = '';
  let first = true;
  for await (const chunk of chunks) {
    const decoded = decoder.write(chunk);
    const text = first ? decoded.replace(/^\ufeff/, '') : decoded;
    first = false;
    const lines = (begun + text).split('\n');
    begun = (lines.pop() ?? '').slice(0, longestLine);
    for (const line of lines) yield line.replace(/\r$/, '');
  }
  const last = begun + decoder.end();
  if (last !== '') yield last;
};
