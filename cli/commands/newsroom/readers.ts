import { resolve } from 'node:path';
import { type Command, Option } from 'commander';
import { type ListKind, listKinds, type ReadersReport } from '#adapters/newsroom-contract/readers.ts';
import type { AddCommand, Tools } from '../../input/command.ts';
import { printJson } from '../../input/command.ts';
import { executeAndTell } from '../../newsroom/execute-and-tell.ts';
import { exitCodes } from '../../terminal/exit-codes.ts';

interface Given {
  readonly json?: boolean;
  readonly from?: ListKind;
  readonly newsletter: readonly string[];
  readonly source?: string;
  readonly dryRun?: boolean;
}

const wholeFile = ['unreadable', 'unknown-list'];

const tell = (
  { io, messages: { readers }, paint, finish }: Tools,
  report: ReadersReport,
  { json, dryRun = false }: Given,
): void => {
  const { faults, ...counts } = report;
  for (const fault of faults) {
    const message = readers.faults[fault.kind];
    const place = fault.line === null ? fault.file : `${fault.file}:${fault.line}`;
    if (json === true) printJson(io, { schemaVersion: 1, fault: { ...fault, message } });
    else io.err(`${paint.strong(place)}  ${message}\n`);
  }
  if (json === true) printJson(io, { schemaVersion: 1, ...counts });
  else {
    if (report.bad > faults.length) io.err(`${readers.moreFaults(report.bad - faults.length)}\n`);
    for (const sentence of readers.imported(report, dryRun)) io.err(`${sentence}\n`);
  }
  if (faults.length > 0)
    finish(faults.some(({ kind }) => wholeFile.includes(kind)) ? exitCodes.unreadableInput : exitCodes.findings);
};

const importReaders = (tools: Tools, files: readonly string[], given: Given): Promise<void> =>
  executeAndTell<'import-readers'>(
    tools,
    {
      do: 'import-readers',
      files: files.map((name) => ({ name, path: resolve(name) })),
      from: given.from ?? null,
      newsletters: given.newsletter,
      source: given.source ?? null,
      dryRun: given.dryRun ?? false,
    },
    given.json,
    (report) => tell(tools, report, given),
  );

/** Readers of the newsletters of other programs. */
export const addReaders: AddCommand = (program, tools) => {
  const { commands, options } = tools.messages.readers;
  const readers = program.command('readers').description(commands.readers).helpCommand(false);
  readers
    .command('import <files...>')
    .description(commands.import)
    .addOption(new Option('--from <program>', options.from).choices(listKinds))
    .requiredOption('--newsletter <codes...>', options.newsletter)
    .option('--source <text>', options.source)
    .option('--dry-run', options.dryRun)
    .action((files: readonly string[], _, self: Command) => importReaders(tools, files, self.optsWithGlobals()));
};
