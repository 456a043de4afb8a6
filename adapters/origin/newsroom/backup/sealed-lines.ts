import type { KeyObject } from 'node:crypto';
import { CommandFailure } from '../context/command-failure.ts';
import { openWith, sealTo } from './hpke.ts';

const chunk = 65_536;
/** Authenticated with each chunk: a truncated part has no `last` chunk. */
const extraOf = (last: boolean): string => (last ? 'last' : 'more');

export const sealLines = async function* (
  lines: AsyncIterable<string>,
  recipient: KeyObject,
  head: string,
): AsyncGenerator<string> {
  const { enc, seal } = sealTo(recipient, Buffer.from(head));
  const line = (text: string, last: boolean): string =>
    `${JSON.stringify({ sealed: seal(Buffer.from(text), extraOf(last)).toString('base64'), last })}\n`;
  yield `${JSON.stringify({ enc: enc.toString('base64') })}\n`;
  let waiting = '';
  for await (const text of lines) {
    waiting += text;
    if (waiting.length < chunk) continue;
    yield line(waiting, false);
    waiting = '';
  }
  yield line(waiting, true);
};

export type OpenChunk = (sealed: string, last: boolean) => readonly string[];

/** Throws a `CommandFailure` for a changed or moved chunk. */
export const chunkOpener = (identity: KeyObject, enc: string, head: string): OpenChunk => {
  const open = openWith(identity, Buffer.from(enc, 'base64'), Buffer.from(head));
  return (sealed, last) => {
    try {
      const text = open(Buffer.from(sealed, 'base64'), extraOf(last)).toString();
      return text.split('\n').filter((line) => line !== '');
    } catch {
      throw new CommandFailure('broken-backup', 'readers');
    }
  };
};
