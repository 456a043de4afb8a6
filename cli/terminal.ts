import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import type { Io } from './io.ts';

const wantsColour = (): boolean => process.stdout.isTTY === true && (process.env['NO_COLOR'] ?? '') === '';

/** Whoever reads may stop reading (`| head`); that is no fault. */
const endQuietlyOnClosedPipe = (): void => {
  process.stdout.on('error', (fault: NodeJS.ErrnoException) => {
    if (fault.code !== 'EPIPE') throw fault;
    process.exit(process.exitCode ?? 0);
  });
};

/** The terminal or pipes of this process. */
export const terminal = (): Io => {
  endQuietlyOnClosedPipe();
  return {
    out: (text) => void process.stdout.write(text),
    err: (text) => void process.stderr.write(text),
    lines: () => createInterface({ input: process.stdin, crlfDelay: Infinity }),
    readText: (path) => readFile(path, 'utf8').catch(() => null),
    colour: wantsColour(),
  };
};
