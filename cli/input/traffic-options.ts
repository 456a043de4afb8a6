import { InvalidArgumentError, Option } from 'commander';
import type { Command } from 'commander';
import type { Messages } from '../messages/messages.ts';
import { logFormats } from '../logs/log-formats.ts';
import type { LogFormat } from '../logs/log-formats.ts';
import { readTime } from '../logs/log-time.ts';
import type { TrafficNeeds } from '../jobs/read-parts.ts';
import { judgedMethods } from '../traffic/wanted-requests.ts';

export interface TrafficOptions {
  readonly json?: boolean;
  readonly logFormat: LogFormat | 'auto';
  readonly host?: string;
  readonly include?: RegExp;
  readonly exclude?: RegExp;
  readonly since?: number;
  readonly until?: number;
  readonly method?: readonly string[];
  readonly sampleRate: number;
  readonly limit: number;
  readonly maxBad: number;
  readonly ruleSet?: string;
}

export const refusing =
  <Value>(read: (text: string) => Value | null, message: string) =>
  (text: string): Value => {
    const value = read(text);
    if (value === null) throw new InvalidArgumentError(message);
    return value;
  };

const readExpression = (text: string): RegExp | null => {
  try {
    return new RegExp(text);
  } catch {
    return null;
  }
};

/** `5%` or `0.05`. Null when invalid; a bare 1 is ambiguous. */
export const readShare = (text: string): number | null => {
  const [, figure, sign] = /^(\d+(?:[.,]\d+)?)\s*(%?)$/.exec(text) ?? [];
  if (figure === undefined) return null;
  const value = Number(figure.replace(',', '.'));
  if (sign === '') return value < 1 ? value : null;
  return value <= 100 ? value / 100 : null;
};

const readRate = (text: string): number | null => {
  const share = readShare(text);
  return share === null || share === 0 ? null : share;
};

export const readCount = (text: string): number | null => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : null);

const maxJobs = 64;

export const readJobs = (text: string): number | null => {
  const count = readCount(text);
  return count === null || count > maxJobs ? null : count;
};

const readMoment = (text: string): number | null => {
  const at = readTime(text);
  return Number.isNaN(at) ? null : at;
};

export const addLogOptions = (
  command: Command,
  { traffic: { options, refused }, options: { host } }: Messages,
): Command =>
  command
    .addOption(new Option('--log-format <format>', options.logFormat).choices(['auto', ...logFormats]).default('auto'))
    .option('--host <host>', host)
    .option('--include <regex>', options.include, refusing(readExpression, refused.expression))
    .option('--exclude <regex>', options.exclude, refusing(readExpression, refused.expression))
    .option('--since <time>', options.since, refusing(readMoment, refused.time))
    .option('--until <time>', options.until, refusing(readMoment, refused.time))
    .option('--method <list>', options.method, (text) => text.toUpperCase().split(','))
    .option('--sample-rate <share>', options.sampleRate, refusing(readRate, refused.share), 1)
    .option('--limit <count>', options.limit, refusing(readCount, refused.count), Infinity)
    .option('--max-unreadable, --max-bad <share>', options.maxBad, refusing(readShare, refused.share), 0.01);

export const addTrafficOptions = (command: Command, messages: Messages): Command =>
  addLogOptions(command.option('--rules, --rule-set <file>', messages.traffic.options.rules), messages);

export const trafficNeeds = (files: readonly string[], options: TrafficOptions): TrafficNeeds => ({
  files,
  format: options.logFormat,
  include: options.include ?? null,
  exclude: options.exclude ?? null,
  since: options.since ?? null,
  until: options.until ?? null,
  methods: options.method ?? judgedMethods,
  sampleRate: options.sampleRate,
  limit: options.limit,
});
