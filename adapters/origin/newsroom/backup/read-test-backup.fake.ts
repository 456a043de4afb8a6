import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';

export const linesOf = async (file: string): Promise<readonly string[]> =>
  gunzipSync(await readFile(file))
    .toString()
    .trimEnd()
    .split('\n');

export const rowsOf = async (file: string): Promise<readonly string[]> =>
  (await linesOf(file)).filter((line) => !line.startsWith('{"format"')).toSorted();
