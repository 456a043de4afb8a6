import type { Result } from 'neverthrow';
import { err, ok } from 'neverthrow';
import type { Io } from './io.ts';

/** Why a file could not be read as a text: what the file system calls it, or one of our own. */
export type FileFault = 'too-large' | 'not-utf8' | (string & {});

const never = new AbortController().signal;

const decoded = (bytes: Buffer): Result<string, FileFault> => {
  try {
    return ok(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return err('not-utf8');
  }
};

/**
 * The text of a file of at most so many bytes, without its mark of byte order. A larger one, even one without an end,
 * is not read on.
 */
export const readWhole = async (
  { bytes }: Pick<Io, 'bytes'>,
  path: string,
  most: number,
): Promise<Result<string, FileFault>> => {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of bytes(path, never)) {
      length += chunk.length;
      if (length > most) return err('too-large');
      chunks.push(Buffer.from(chunk));
    }
  } catch (fault) {
    if (fault instanceof Error && 'code' in fault) return err(String(fault.code));
    throw fault;
  }
  return decoded(Buffer.concat(chunks));
};
