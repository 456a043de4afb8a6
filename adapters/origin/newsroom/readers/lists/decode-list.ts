import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { byteOrderMark } from '../../file/decode-text.ts';

/** Windows-1250 if the file is not valid UTF-8; its letters of Hungarian are those of ISO-8859-2. */
const encodingOf = async (path: string): Promise<string> => {
  const file = await open(path);
  const { buffer, bytesRead } = await file.read(Buffer.alloc(2), 0, 2, 0).finally(() => file.close());
  const marked = byteOrderMark(buffer.subarray(0, bytesRead));
  if (marked !== null) return marked;
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const bytes of createReadStream(path)) decoder.decode(bytes as Buffer, { stream: true });
    decoder.decode();
    return 'utf-8';
  } catch (cause) {
    if (cause instanceof TypeError) return 'windows-1250';
    throw cause;
  }
};

/** Reads the file twice. `eightBit`: letters other than Hungarian are ambiguous. */
export const decodeList = async (
  path: string,
): Promise<{ readonly chunks: AsyncIterable<string>; readonly eightBit: boolean }> => {
  const encoding = await encodingOf(path);
  const chunks = async function* () {
    const decoder = new TextDecoder(encoding);
    for await (const bytes of createReadStream(path)) yield decoder.decode(bytes as Buffer, { stream: true });
    yield decoder.decode();
  };
  return { chunks: chunks(), eightBit: encoding === 'windows-1250' };
};
