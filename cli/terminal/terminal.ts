import { stat } from 'node:fs/promises';
import type { Time } from '#adapters/time/time.ts';
import { askHidden } from './ask-hidden.ts';
import { committedRules } from './committed-rules.ts';
import { type LinesOnDisk, linesOnDisk, placeOnDisk, putByOnDisk } from './put-by.ts';
import { fileChunks } from './file-chunks.ts';
import type { Io, StopSignal } from './io.ts';
import { isWritable, written } from './write-file.ts';

const wantsColour = (): boolean => process.stdout.isTTY === true && (process.env['NO_COLOR'] ?? '') === '';

/** A reader that closes the pipe (`| head`) is no error; a full disk is. */
const onOutputFault = (tell: (code: string) => number): void => {
  process.stdout.on('error', ({ code, message }: NodeJS.ErrnoException) =>
    process.exit(code === 'EPIPE' ? (process.exitCode ?? 0) : tell(code ?? message)),
  );
};

const inputChunks = async function* (signal: AbortSignal): AsyncGenerator<Buffer> {
  signal.addEventListener('abort', () => process.stdin.destroy(), { once: true });
  yield* process.stdin as AsyncIterable<Buffer>;
};

const sizeOf = async (path: string): Promise<number | null> => {
  const found = await stat(path).catch(() => null);
  return found?.isFile() === true ? found.size : null;
};

/** A second signal ends the process. */
const onInterrupt = (stop: () => void, stops: readonly StopSignal[] = ['SIGINT', 'SIGTERM']): (() => void) => {
  const release = (): void => stops.forEach((signal) => void process.off(signal, first));
  const first = (): void => {
    release();
    stop();
  };
  for (const signal of stops) process.on(signal, first);
  return release;
};

export type ThreadIo = Pick<Io, 'bytes' | 'putBy' | 'lend'>;

export const threadIo = (): ThreadIo => {
  const place = placeOnDisk();
  return {
    bytes: (path, signal, stretch) => fileChunks(path, stretch, signal),
    putBy: putByOnDisk(place),
    lend: place,
  };
};

export const terminal = (time: Time): Io => {
  const own = threadIo();
  return {
    ...own,
    out: (text) => void process.stdout.write(text),
    err: (text) => void process.stderr.write(text),
    committedRules,
    bytes: (path, signal, stretch) => (path === '-' ? inputChunks(signal) : own.bytes(path, signal, stretch)),
    size: sizeOf,
    borrow: (lent) => linesOnDisk(lent as LinesOnDisk),
    isWritable,
    writeText: written,
    writeBytes: written,
    onInterrupt,
    onOutputFault,
    time,
    showsProgress: process.stderr.isTTY === true,
    typedInput: process.stdin.isTTY === true,
    askHidden: (question) => askHidden(process.stdin, (text) => void process.stderr.write(text), question),
    colour: wantsColour(),
    columns: process.stdout.isTTY === true ? process.stdout.columns || 80 : Infinity,
    locale: process.env,
  };
};
