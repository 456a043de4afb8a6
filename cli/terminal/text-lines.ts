import { StringDecoder } from 'node:string_decoder';

/** Characters; what is longer is cut here: no address is a tenth as long, and no question. */
const longestLine = 2 ** 23;

/** The lines of a text that comes in chunks, empty ones included, without their ends and the mark of byte order. */
export const textLines = async function* (chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8');
  let begun = '';
  let first = true;
  const finished = (rest: string): string => {
    const line = (begun + rest).slice(0, longestLine).replace(/\r$/, '');
    begun = '';
    return line;
  };
  for await (const chunk of chunks) {
    const decoded = decoder.write(chunk);
    const text = first ? decoded.replace(/^\ufeff/, '') : decoded;
    first = false;
    let start = 0;
    for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', start)) {
      yield finished(text.slice(start, end));
      start = end + 1;
    }
    if (begun.length < longestLine) begun += text.slice(start);
  }
  const last = finished(decoder.end());
  if (last !== '') yield last;
};
