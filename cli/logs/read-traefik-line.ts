import type { ReadLine, ReaderNeeds } from './log-entry.ts';
import { readCombinedLine } from './read-combined-line.ts';
import { readJsonLine } from './read-json-line.ts';

const brace = 0x7b;

/** Traefik writes JSON, or the common format with its own fields appended. */
export const readTraefikLine = (needs: ReaderNeeds): ReadLine => {
  const [plain, json] = [readCombinedLine(needs), readJsonLine(needs)];
  return (bytes, start, end, entry) => (bytes[start] === brace ? json : plain)(bytes, start, end, entry);
};
