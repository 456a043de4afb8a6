import { Command, CommanderError, Option } from 'commander';
import { addAsk } from './commands/rules/ask.ts';
import { addCache } from './commands/newsroom/cache.ts';
import { addCheck } from './commands/rules/check.ts';
import type { AddCommand, Tools } from './input/command.ts';
import { addCompletion } from './commands/completion.ts';
import { addConfig } from './commands/config.ts';
import { addContent } from './commands/newsroom/content.ts';
import { addCoverage } from './commands/traffic/coverage.ts';
import { addDb } from './commands/newsroom/db.ts';
import { addInit } from './commands/newsroom/init.ts';
import { addDrill } from './commands/operation/drill.ts';
import { addDiff } from './commands/rules/diff.ts';
import { addExplain } from './commands/rules/explain.ts';
import { addJudge } from './commands/rules/judge.ts';
import { addLines } from './commands/newsroom/lines.ts';
import { addLint } from './commands/rules/lint.ts';
import { addLive } from './commands/traffic/live.ts';
import { addMerge } from './commands/traffic/merge.ts';
import { addMend } from './commands/rules/mend.ts';
import { addFollow } from './commands/newsroom/follow.ts';
import { addMigrate } from './commands/newsroom/migrate.ts';
import { addMirror } from './commands/operation/mirror.ts';
import { addNewsletters } from './commands/newsroom/newsletters.ts';
import { addNotice } from './commands/newsroom/notice.ts';
import { addOrigin } from './commands/newsroom/origin.ts';
import { addPasses } from './commands/newsroom/passes.ts';
import { addReaders } from './commands/newsroom/readers.ts';
import { addSubscriptions } from './commands/newsroom/subscriptions.ts';
import { addSport } from './commands/newsroom/sport.ts';
import { addReplay } from './commands/traffic/replay.ts';
import { addRoutes } from './commands/rules/routes.ts';
import { addRules } from './commands/rules/rules.ts';
import { addSample } from './commands/traffic/sample.ts';
import { addShadow } from './commands/rules/shadow.ts';
import { addSites } from './commands/rules/sites.ts';
import { addUpstream } from './commands/newsroom/upstream.ts';
import { addUsers } from './commands/newsroom/users.ts';
import { addVideo } from './commands/newsroom/video.ts';
import { addDocuments } from './commands/editing/documents.ts';
import { addFront } from './commands/editing/front.ts';
import { addLabels } from './commands/editing/labels.ts';
import type { Messages } from './messages/messages.ts';
import { type Language, languageOf } from './messages/language.ts';
import { en } from './messages/en.ts';
import { hu } from './messages/hu.ts';
import type { ExitCode } from './terminal/exit-codes.ts';
import { exitCodes } from './terminal/exit-codes.ts';
import type { Io } from './terminal/io.ts';
import { addExamples, helpSettings, translatePlaceholders } from './report/help.ts';
import { paintFor } from './report/paint.ts';
import type { CliNeeds } from './installation/cli-needs.ts';

export type Cli = (args: readonly string[], io: Io) => Promise<ExitCode>;

const languages: Readonly<Record<Language, Messages>> = { hu, en };

const emptyProgram = ({ name, version }: CliNeeds, { messages, io }: Tools): Command =>
  new Command(name)
    .description(messages.program)
    .version(version, '-V, --version', messages.options.version)
    .helpOption('-h, --help', messages.options.help)
    .helpCommand(false)
    .option('--json', messages.options.json)
    .addOption(new Option('--lang <lang>', messages.options.lang).choices(['hu', 'en']))
    .configureHelp(helpSettings(messages))
    .configureOutput({
      writeOut: io.out,
      writeErr: io.err,
      getOutHasColors: () => io.colour,
      getErrHasColors: () => io.colour,
      outputError: (text, write) => write(translatePlaceholders(messages.usage(text), messages.placeholders)),
    })
    .exitOverride();

const codeOf = ({ exitCode }: CommanderError): ExitCode => (exitCode === 0 ? exitCodes.clean : exitCodes.usage);

/** In the order of the help text. */
const commands: Readonly<Record<string, readonly AddCommand[]>> = {
  'URLs and rules:': [
    addExplain,
    addRoutes,
    addRules,
    addSites,
    addAsk,
    addJudge,
    addCheck,
    addDiff,
    addLint,
    addLive,
    addShadow,
  ],
  'Access logs:': [addReplay, addMerge, addMend, addCoverage, addSample],
  'Newsroom and operation:': [
    addContent,
    addDocuments,
    addFront,
    addLabels,
    addInit,
    addMigrate,
    addFollow,
    addMirror,
    addDb,
    addPasses,
    addSubscriptions,
    addNewsletters,
    addUsers,
    addLines,
    addNotice,
    addVideo,
    addReaders,
    addSport,
    addCache,
    addDrill,
    addOrigin,
    addUpstream,
    addConfig,
    addCompletion,
  ],
};

const asWithOption = (args: readonly string[]): readonly string[] => {
  const at = args.findIndex((arg, index) => !arg.startsWith('-') && args[index - 1] !== '--lang');
  return args[at] === 'help' ? [...args.toSpliced(at, 1), '--help'] : args;
};

/** Commands that judge addresses as the server does. */
const judging: ReadonlySet<string> = new Set([
  'explain',
  'rules',
  'ask',
  'judge',
  'check',
  'diff',
  'live',
  'replay',
  'mend',
  'coverage',
  'sample',
]);

const loadOldAddresses = async ({ needs: { oldAddresses }, io, messages }: Tools, command: string): Promise<void> => {
  if (oldAddresses === undefined || !judging.has(command)) return;
  if (!(await oldAddresses.load())) io.err(`${messages.oldAddressesUnknown}\n`);
};

const asksForNone = ['-h', '--help', '-V', '--version', 'completion'];

/** With faulty rules, only help works. */
const tellRuleFaults = ({ needs: { ruleFaults = [] }, messages, io }: Tools, args: readonly string[]): boolean => {
  if (ruleFaults.length === 0 || args.length === 0 || args.some((arg) => asksForNone.includes(arg))) return false;
  io.err(`${messages.faults.rulesUnreadable(`REDIRECTS\n  ${ruleFaults.join('\n  ')}`)}\n`);
  return true;
};

export const createCli =
  (needs: CliNeeds): Cli =>
  async (given, io) => {
    const args = asWithOption(given);
    let code: ExitCode = exitCodes.clean;
    const tools: Tools = {
      needs,
      io,
      messages: languages[languageOf(args, io.locale)],
      paint: paintFor(io.colour, io.columns),
      finish: (ended) => {
        code = ended;
      },
    };
    io.onOutputFault((fault) => {
      const { traffic, fileFault } = tools.messages;
      io.err(`${traffic.notWritten(traffic.standardOutput)} (${fileFault(fault)})\n`);
      return exitCodes.usage;
    });
    if (tellRuleFaults(tools, args)) return exitCodes.unreadableRules;
    const program = emptyProgram(needs, tools);
    for (const [group, added] of Object.entries(commands)) {
      program.commandsGroup(group);
      for (const add of added) add(program, tools);
    }
    program.hook('preAction', (_, command) => loadOldAddresses(tools, command.name()));
    addExamples(program, tools.messages);
    try {
      await program.parseAsync(args, { from: 'user' });
      return code;
    } catch (fault) {
      if (fault instanceof CommanderError) return codeOf(fault);
      throw fault;
    }
  };
