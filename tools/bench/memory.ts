import { closeSync, openSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { redirectRules } from '../../config/settings/redirects.ts';
import type { Tell } from './measurement.ts';
import { whole } from './measurement.ts';
import { runOurs } from './run.ts';

const maxMegabytes = 150;
const manyMissing = '300,000 different 404s';

const lineOf = (target: string, host = ''): string =>
  `${host}192.0.2.1 - - [20/Nov/2026:11:06:40 +0100] "GET ${target} HTTP/1.1" 200 78 "-" "x"\n`;

const writeLines = (file: string, count: number, lineAt: (at: number) => string): string => {
  const log = openSync(file, 'w');
  for (let at = 0; at < count; at += 1) writeSync(log, lineAt(at));
  closeSync(log);
  return file;
};

const hardLogs = (scratch: string): readonly (readonly [string, string])[] => {
  const bomb = join(scratch, 'bomb.gz');
  writeFileSync(bomb, gzipSync(Buffer.alloc(2 ** 28)));
  return [
    [
      manyMissing,
      writeLines(join(scratch, 'missing.log'), 300_000, (at) => lineOf(`/nincs-${at}?${'q'.repeat(200)}=${at}`)),
    ],
    [
      '200,000 different hosts',
      writeLines(join(scratch, 'hosts.log'), 200_000, (at) =>
        lineOf(`/te${at}`, `host${at}.${'h'.repeat(300)}.example `),
      ),
    ],
    [
      'lines of a megabyte',
      writeLines(join(scratch, 'long.log'), 100, (at) => lineOf(`/${'x'.repeat(1_000_000)}${at}`)),
    ],
    ['a gzip bomb', bomb],
  ];
};

export const measureMemory = (dayLog: string, scratch: string, tell: Tell): void => {
  const [before, after] = ['before.json', 'after.json'].map((name) => join(scratch, name)) as [string, string];
  const rules = redirectRules();
  writeFileSync(before, JSON.stringify({ rules }));
  writeFileSync(
    after,
    JSON.stringify({
      rules: rules.map((rule, at) => (at % 2 === 0 ? rule : { ...rule, to: '/archivum', examples: [] })),
    }),
  );
  const logs = [["a day's log", dayLog] as const, ...hardLogs(scratch)];
  for (const words of [['replay'], ['diff', before, after], ['coverage'], ['sample']]) {
    const peaks = logs.map(([name, log]) => ({ name, peak: runOurs([...words, log], { watched: true }).peak }));
    const missing = peaks.find(({ name }) => name === manyMissing)?.peak ?? Number.NaN;
    const worst = peaks.reduce((one, other) => (other.peak > one.peak ? other : one));
    tell({
      what: `${words[0]}, peak memory`,
      ours: `${whole(peaks[0]?.peak ?? Number.NaN)} MB on a day's log, ${whole(missing)} MB on ${manyMissing}, at most ${whole(worst.peak)} MB on ${worst.name}`,
      beside: '',
      ratio: '',
      goal: `≤ ${maxMegabytes} MB`,
      met: worst.peak <= maxMegabytes,
    });
  }
};
