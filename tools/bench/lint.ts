import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Tell } from './measurement.ts';
import { median, whole } from './measurement.ts';
import { runOurs } from './run.ts';

const maxMilliseconds = 1000;
const count = 1000;

const ruleAt = (at: number): object => {
  const kinds = [
    { from: `/rovat-${at}/regi`, to: '/rovat/belfold' },
    { from: `/regi-${at}/{cim}`, to: `/regi-${at + 1}/{cim}` },
    { from: `/regi-${at}/{cim}`, to: '/cimke/{cim}' },
    { from: `/lap-${at}/{resz}/{cim...}`, to: '/cimke/{resz}' },
    { from: `/archiv-${at}/{a|b|c}/{cim}`, to: '/cimke/{cim}' },
    { from: `/nap-${at}/{yyyymmdd}/{cim}`, to: '/cimke/{cim}' },
    { regex: `^/lap-${at}/([a-z]+)-(\\d+)$`, to: '/archivum' },
    { from: `/szerzok-${at}/{nev}`, to: '/szerzo/{nev}' },
  ];
  return { id: `rule-${at}`, status: 301, examples: [], ...kinds[at % kinds.length] };
};

export const measureLint = (scratch: string, rounds: number, tell: Tell): void => {
  const file = join(scratch, 'rules.json');
  writeFileSync(file, JSON.stringify({ rules: Array.from({ length: count }, (_, at) => ruleAt(at)) }));
  const found = runOurs(['lint', file, '--json'], { keepsOutput: true }).output;
  if (!found.includes('"chain"')) throw new Error('lint did not find the chains');
  const own = median(Array.from({ length: rounds }, () => runOurs(['lint', file, '--json']).milliseconds));
  tell({
    what: `lint of ${whole(count)} rules`,
    ours: `${whole(own)} ms`,
    beside: '',
    ratio: '',
    goal: `≤ ${maxMilliseconds} ms`,
    met: own <= maxMilliseconds,
  });
};
