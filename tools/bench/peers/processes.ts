import { readdirSync, readFileSync } from 'node:fs';
import { cpuSeconds, megabytes } from '../load.ts';

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

/** Megabytes of a process and its children. */
export const memoryOf = (pid: number): number => sumOf(pid, (one) => megabytes(one, 'VmRSS'));
