import type { Command } from 'commander';
import type { AddCommand, Tools } from '../../input/command.ts';
import { printJson } from '../../input/command.ts';
import type { ListedNewsletter } from '#adapters/newsroom-contract/readers.ts';
import { executeAndTell } from '../../newsroom/execute-and-tell.ts';
import { tellResult } from '../../newsroom/tell-result.ts';
import { table } from '../../report/table.ts';

interface Shared {
  readonly json?: boolean;
}

const compose = (tools: Tools, code: string, { json, to }: Shared & { readonly to?: string }): Promise<void> =>
  executeAndTell<'compose-newsletter'>(tools, { do: 'compose-newsletter', code, to: to ?? null }, json, (report) => {
    const { io, messages } = tools;
    if (json === true) report.issues.forEach((issue) => printJson(io, { schemaVersion: 1, ...issue }));
    else report.issues.forEach(({ subject, text }) => io.out(`${subject}\n\n${text}\n`));
    if (report.issues.length === 0) io.err(`${messages.newsletters.nothingNew}\n`);
    else if (report.to !== null) io.err(`${messages.newsletters.previewSent(report.to)}\n`);
  });

const send = (tools: Tools, code: string, { json }: Shared): Promise<void> =>
  executeAndTell<'send-newsletter'>(tools, { do: 'send-newsletter', code }, json, (report) => {
    const { nothingNew, sent } = tools.messages.newsletters;
    tellResult(tools, json, report, report.issues === 0 ? nothingNew : sent(report.issues, report.letters));
  });

const asTable = ({ messages, paint }: Tools, newsletters: readonly ListedNewsletter[]): string => {
  const { columns, states } = messages.newsletters;
  return table(
    [columns.code, columns.title, columns.readers, columns.day, columns.letters, columns.state],
    newsletters.map(({ code, title, readers, last }) => [
      code,
      title,
      String(readers),
      last?.day ?? '',
      last === null ? '' : String(last.letters),
      last === null ? states.none : last.done ? states.done : states.sending,
    ]),
    paint,
    [2, 4],
  );
};

const list = (tools: Tools, { json }: Shared): Promise<void> =>
  executeAndTell<'list-newsletters'>(tools, { do: 'list-newsletters' }, json, ({ newsletters }) => {
    if (json === true) newsletters.forEach((one) => printJson(tools.io, { schemaVersion: 1, ...one }));
    else tools.io.out(asTable(tools, newsletters));
  });

/** Newsletters, which also go out by themselves (config/settings/newsletters.ts). */
export const addNewsletters: AddCommand = (program, tools) => {
  const { commands, to } = tools.messages.newsletters;
  const newsletters = program.command('newsletters').description(commands.newsletters).helpCommand(false);
  newsletters
    .command('compose')
    .description(commands.compose)
    .argument('<code>')
    .option('--to <email>', to)
    .action((code: string, _, self: Command) => compose(tools, code, self.optsWithGlobals()));
  newsletters
    .command('send')
    .description(commands.send)
    .argument('<code>')
    .action((code: string, _, self: Command) => send(tools, code, self.optsWithGlobals()));
  newsletters
    .command('list')
    .description(commands.list)
    .action((_, self: Command) => list(tools, self.optsWithGlobals()));
};
