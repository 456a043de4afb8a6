import { readdirSync, readFileSync } from 'node:fs';
import { cpuSeconds } from '../load.ts';

const childrenOf = (pid: number): readonly number[] =>
  readdirSync(`/proc/${pid}/task`)
    .flatMap((thread) => readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' '))
    .filter(Boolean)
    .map(Number);

const familyOf = (pid: number): readonly number[] => [pid, ...childrenOf(pid).flatMap(familyOf)];

const sumOf = (pid: number, figure: (one: number) => number): number =>
  familyOf(pid).reduce((sum, one) => sum + figure(one), 0);

/** Seconds of a process and its children. */
export const cpuOf = (pid: number): number => sumOf(pid, cpuSeconds);

/** Megabytes of a process and its children. PSS divides shared pages among the processes that use them. */
export const memoryOf = (pid: number, what: 'RSS' | 'PSS'): number =>
  sumOf(pid, (one) => {
    const [, kilobytes] = new RegExp(`^${what}:\\s+(\\d+)`, 'im').exec(
      readFileSync(`/proc/${one}/smaps_rollup`, 'utf8'),
    ) ?? [null, 'NaN'];
    return Math.round(Number(kilobytes) / 1024);
  });
