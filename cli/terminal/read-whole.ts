import type { Result } from 'neverthrow';
import { err, ok } from 'neverthrow';
import type { Io } from './io.ts';

export type FileFault = 'too-large' | 'not-utf8' | (string & {});

const never = new AbortController().signal;

const decoded = (bytes: Buffer): Result<string, FileFault> => {
  try {
    return ok(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return err('not-utf8');
  }
};

/** Strips the byte order mark. Stops reading when the file exceeds the limit, even when it has no end. */
export const readWhole = async (
  { bytes }: Pick<Io, 'bytes'>,
  path: string,
  max: number,
): Promise<Result<string, FileFault>> => {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of bytes(path, never)) {
      length += chunk.length;
      if (length > max) return err('too-large');
      chunks.push(Buffer.from(chunk));
    }
  } catch (fault) {
    if (fault instanceof Error && 'code' in fault) return err(String(fault.code));
    throw fault;
  }
  return decoded(Buffer.concat(chunks));
};
