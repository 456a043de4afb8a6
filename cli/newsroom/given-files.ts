import { resolve } from 'node:path';
import type { Tools } from '../input/command.ts';
import type { GivenFile } from '#adapters/newsroom-contract/articles.ts';
import { readInput } from './read-input.ts';

/** Absolute paths for the server; `-` is stdin. Null when stdin cannot be read; the error is already printed. */
export const givenFiles = async (tools: Tools, files: readonly string[]): Promise<readonly GivenFile[] | null> => {
  const given: GivenFile[] = [];
  for (const file of files) {
    const text = file === '-' ? await readInput(tools, file) : '';
    if (text === null) return null;
    given.push(file === '-' ? { name: file, text, folder: resolve('.') } : { name: file, path: resolve(file) });
  }
  return given;
};
