import type { Tools } from '../input/command.ts';
import { printJson } from '../input/command.ts';
import type { Fault } from '#adapters/newsroom-contract/file-fault.ts';
import { exitCodes } from '../terminal/exit-codes.ts';

const faultLine = ({ messages: { newsroom }, paint }: Tools, fault: Fault): string =>
  `${paint.strong(fault.line === null ? fault.file : `${fault.file}:${fault.line}`)}  ${newsroom.faults[fault.kind](fault)}\n`;

export const tellUnshown = (tools: Tools, unshown: readonly Fault[], json: boolean): void => {
  const {
    io,
    messages: { newsroom },
  } = tools;
  for (const part of unshown) {
    if (json) printJson(io, { schemaVersion: 1, unshown: { ...part, message: newsroom.faults[part.kind](part) } });
    else io.err(faultLine(tools, part));
  }
  if (!json && unshown.length > 0) io.err(`${newsroom.unshown(unshown.length)}\n`);
};

export const tellFaults = (tools: Tools, faults: readonly Fault[], json: boolean): void => {
  const {
    io,
    messages: { newsroom },
    finish,
  } = tools;
  if (faults.length === 0) return;
  finish(faults.every(({ kind }) => kind === 'unreadable') ? exitCodes.unreadableInput : exitCodes.findings);
  for (const fault of faults) {
    if (json) printJson(io, { schemaVersion: 1, fault: { ...fault, message: newsroom.faults[fault.kind](fault) } });
    else io.err(faultLine(tools, fault));
  }
  if (!json) io.err(`${newsroom.nothingImported(faults.length)}\n`);
};
