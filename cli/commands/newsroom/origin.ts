import type { Command } from 'commander';
import type { AddCommand, Tools } from '../../input/command.ts';
import { printJson } from '../../input/command.ts';
import { refusing } from '../../input/traffic-options.ts';
import { tellFailure } from '../../newsroom/execute-and-tell.ts';

interface Options {
  readonly json?: boolean;
  readonly host?: string;
  readonly port?: number;
}

const readPort = (text: string): number | null =>
  /^\d{1,5}$/.test(text) && Number(text) <= 65_535 ? Number(text) : null;

const serve = async (
  tools: Tools,
  {
    json,
    host = null,
    port = null,
  }: { readonly json?: boolean; readonly host?: string | null; readonly port?: number | null },
): Promise<void> => {
  const {
    needs,
    io,
    messages: { newsroom },
  } = tools;
  const failure = await needs.serveOrigin({ host, port }, (url, noMail) => {
    if (json === true) return printJson(io, { schemaVersion: 1, url, ...(noMail === null ? {} : { noMail }) });
    io.err(`${newsroom.originListens(url)}\n`);
    if (noMail !== null) io.err(`${newsroom.failures['no-mail'](noMail)}\n`);
  });
  if (failure !== null) tellFailure(tools, failure);
};

export const addOrigin: AddCommand = (program, tools) => {
  const { commands, options, arguments: refused } = tools.messages.newsroom;
  program
    .command('origin')
    .description(commands.origin)
    .option('--host <host>', options.host)
    .option('--port <port>', options.port, refusing(readPort, refused.port))
    .action((_, self: Command) => serve(tools, self.optsWithGlobals<Options>()));
};
