import { mkdtempSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PutBy } from './io.ts';

/** In bytes per read and write, per list; many lists are read at once. */
const atOnce = 2 ** 14;

const newline = 0x0a;

/** The file is unlinked at once and therefore disappears with the process. */
const namelessFile = (): number => {
  const folder = mkdtempSync(join(tmpdir(), 'replay-'));
  try {
    return openSync(join(folder, 'rows'), 'wx+', 0o600);
  } finally {
    rmSync(folder, { recursive: true });
  }
};

const linesBetween = function* (file: number, start: number, end: number): Generator<string> {
  const buffer = Buffer.allocUnsafe(atOnce);
  let begun = Buffer.alloc(0);
  for (let at = start; at < end;) {
    const length = readSync(file, buffer, 0, Math.min(atOnce, end - at), at);
    if (length === 0) return;
    at += length;
    const text = Buffer.concat([begun, buffer.subarray(0, length)]);
    let from = 0;
    for (let cut = text.indexOf(newline); cut >= 0; cut = text.indexOf(newline, from)) {
      yield text.toString('utf8', from, cut);
      from = cut + 1;
    }
    begun = text.subarray(from);
  }
};

export interface LinesOnDisk {
  readonly file: number;
  readonly start: number;
  readonly end: number;
}

export const linesOnDisk = ({ file, start, end }: LinesOnDisk): Iterable<string> => ({
  [Symbol.iterator]: () => linesBetween(file, start, end),
});

export const placeOnDisk = (): ((lines: Iterable<string>) => LinesOnDisk) => {
  let file: number | null = null;
  let written = 0;
  return (lines) => {
    const open = (file ??= namelessFile());
    const start = written;
    let block = '';
    const write = (): void => {
      const bytes = Buffer.from(block);
      for (let done = 0; done < bytes.length;)
        done += writeSync(open, bytes, done, bytes.length - done, written + done);
      written += bytes.length;
      block = '';
    };
    for (const line of lines) {
      block += `${line}\n`;
      if (block.length >= atOnce) write();
    }
    write();
    return { file: open, start, end: written };
  };
};

export const putByOnDisk =
  (place = placeOnDisk()): PutBy =>
  (lines) =>
    linesOnDisk(place(lines));
