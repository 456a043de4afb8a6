import type { Command } from 'commander';
import { executeAndTell } from '../../newsroom/execute-and-tell.ts';
import { moment, spokenMoment } from '../../newsroom/moment.ts';
import type { ListedPass } from '#adapters/newsroom-contract/readers.ts';
import { tellResult } from '../../newsroom/tell-result.ts';
import { table } from '../../report/table.ts';
import { readCount, refusing } from '../../input/traffic-options.ts';
import type { AddCommand, Tools } from '../../input/command.ts';
import { printJson } from '../../input/command.ts';

interface Shared {
  readonly json?: boolean;
}

const maxDays = 3_660;

const readDays = (text: string): number | null => {
  const days = readCount(text);
  return days !== null && days <= maxDays ? days : null;
};

/** Only the link goes to stdout, for scripts; the rest goes to stderr. */
const add = (
  tools: Tools,
  { json, days, note = '' }: Shared & { readonly days: number; readonly note?: string },
): Promise<void> => {
  const {
    io,
    messages: { newsroom },
    needs: {
      sites: [{ timeZone }],
    },
  } = tools;
  const spoken = (at: number): string => spokenMoment(at, timeZone, newsroom);
  return executeAndTell<'add-pass'>(tools, { do: 'add-pass', days, note }, json, (added) => {
    if (json === true) return printJson(io, { schemaVersion: 1, ...added });
    io.out(`${added.link}\n`);
    io.err(`${newsroom.passAdded(added.id, added.code, spoken(added.validUntil), spoken(added.keyUntil))}\n`);
  });
};

const asTable = (
  {
    messages: {
      newsroom: { columns, passStates },
    },
    needs: {
      sites: [{ timeZone }],
    },
    paint,
  }: Tools,
  passes: readonly ListedPass[],
): string =>
  table(
    [columns.id, columns.state, columns.validUntil, columns.made, columns.note],
    passes.map(({ id, state, validUntil, createdAt, note }) => [
      String(id),
      passStates[state],
      moment(validUntil, timeZone),
      moment(createdAt, timeZone),
      note,
    ]),
    paint,
    [0],
  );

const list = (tools: Tools, { json }: Shared): Promise<void> =>
  executeAndTell<'list-passes'>(tools, { do: 'list-passes' }, json, ({ passes }) => {
    if (json === true) passes.forEach((pass) => printJson(tools.io, { schemaVersion: 1, ...pass }));
    else tools.io.out(asTable(tools, passes));
  });

const end = (tools: Tools, id: number, { json }: Shared): Promise<void> =>
  executeAndTell<'end-pass'>(tools, { do: 'end-pass', id }, json, (report) =>
    tellResult(tools, json, report, tools.messages.newsroom.passEnded(report.ended)),
  );

export const addPasses: AddCommand = (program, tools) => {
  const { commands, options, arguments: refused } = tools.messages.newsroom;
  const passes = program.command('passes').description(commands.passes).helpCommand(false);
  passes
    .command('add')
    .description(commands.addPass)
    .requiredOption('--days <count>', options.days, refusing(readDays, refused.days))
    .option('--note <text>', options.note)
    .action((_, self: Command) => add(tools, self.optsWithGlobals()));
  passes
    .command('list')
    .description(commands.listPasses)
    .action((_, self: Command) => list(tools, self.optsWithGlobals()));
  passes
    .command('end')
    .description(commands.endPass)
    .argument('<id>', '', refusing(readCount, refused.count))
    .action((id: number, _, self: Command) => end(tools, id, self.optsWithGlobals()));
};
