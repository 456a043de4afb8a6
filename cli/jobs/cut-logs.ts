import { headOf } from '../logs/read-log.ts';
import type { LogFormat } from '../logs/log-formats.ts';
import type { Io } from '../terminal/io.ts';
import type { LogPart, TrafficNeeds } from './read-parts.ts';

/** Headings in these formats define the columns below, so the logs cannot be cut. */
const headed: readonly LogFormat[] = ['w3c', 'cloudfront'];

const wholeLogs = (files: readonly string[]): readonly LogPart[] =>
  files.map((file, log) => ({ file, log, stretch: null }));

const never = new AbortController().signal;

export interface Cutting {
  readonly partSize: number;
  readonly fingerprints: boolean;
}

const stretchesOf = async (
  { bytes, size }: Pick<Io, 'bytes' | 'size'>,
  whole: LogPart,
  wanted: LogFormat | 'auto',
  { partSize, fingerprints }: Cutting,
): Promise<readonly LogPart[]> => {
  // A pipe can be read only once.
  const length = whole.file === '-' ? null : await size(whole.file);
  if (length === null) return [whole];
  const head = await headOf(bytes(whole.file, never)).catch(() => null);
  if (head === null || !head.isPlain || head.mark === length) return [whole];
  const format = wanted === 'auto' ? head.format : wanted;
  if (headed.includes(format)) return [whole];
  const parts: LogPart[] = fingerprints ? [{ ...whole, sumOnly: true }] : [];
  for (let start = head.mark; start < length; start += partSize) {
    const end = Math.min(start + partSize, length);
    parts.push({ ...whole, stretch: { start, end, isFirst: start === head.mark, format } });
  }
  return parts;
};

export type OneJob = 'limit' | 'share' | 'input' | 'whole' | 'tables';

export interface CutLogs {
  readonly parts: readonly LogPart[];
  readonly oneJob: OneJob | null;
}

/** Plain logs are cut into parts; others stay whole. */
export const cutLogs = async (
  io: Pick<Io, 'bytes' | 'size'>,
  { files, format, limit, sampleRate }: TrafficNeeds,
  jobs: number,
  cutting: Cutting,
): Promise<CutLogs> => {
  const whole = wholeLogs(files);
  if (jobs === 1) return { parts: whole, oneJob: null };
  // Limits and samples depend on all earlier requests.
  if (limit !== Infinity) return { parts: whole, oneJob: 'limit' };
  if (sampleRate !== 1) return { parts: whole, oneJob: 'share' };
  if (files.includes('-')) return { parts: whole, oneJob: 'input' };
  const parts: LogPart[] = [];
  for (const log of whole) parts.push(...(await stretchesOf(io, log, format, cutting)));
  const [first] = parts;
  return { parts, oneJob: parts.length === 1 && first?.stretch === null ? 'whole' : null };
};
