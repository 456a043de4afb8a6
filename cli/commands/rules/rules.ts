import { Option } from 'commander';
import type { Command } from 'commander';
import { builtInRules } from '#core/addresses/redirects/resolve-redirect.ts';
import type { EdgeFormat } from '../../edge/edge-formats.ts';
import { edgeConfiguration, edgeFormats } from '../../edge/edge-formats.ts';
import { edgeRules } from '../../edge/edge-rules.ts';
import { netlifyRules, unwrittenForNetlify } from '../../report/netlify-rules.ts';
import { table } from '../../report/table.ts';
import type { Installation } from '../../installation/installation.ts';
import { rulesOfSet } from '../../installation/installation.ts';
import { chosenFormat } from '../../input/chosen-format.ts';
import type { AddCommand, Tools } from '../../input/command.ts';
import { printJson } from '../../input/command.ts';
import { installationFromFile } from '../../input/installation-from-file.ts';
import { exitCodes } from '../../terminal/exit-codes.ts';

const asTable = ({ messages, needs, paint }: Tools, { book }: Installation): string => {
  const { columns, builtIn } = messages;
  const count = needs.oldAddresses?.count() ?? 0;
  const written = book.rules.map(({ id, from, to, status, examples: [example] }) => [
    id,
    String(status),
    from,
    to,
    example === undefined ? '' : `${example.in} → ${example.out}`,
  ]);
  const house = builtInRules.map((id) => [
    id,
    id === 'strip-fbclid' ? '302' : '301',
    id === 'old-address' ? `${builtIn}: ${messages.oldAddressCount(count)}` : builtIn,
    '',
    '',
  ]);
  return table([columns.id, columns.status, columns.from, columns.to, columns.example], [...written, ...house], paint);
};

const asLines = ({ io, needs }: Tools, { book }: Installation): void => {
  for (const rule of book.rules) printJson(io, { ...rule, builtIn: false });
  const addresses = needs.oldAddresses?.count() ?? 0;
  for (const id of builtInRules)
    printJson(io, {
      id,
      status: id === 'strip-fbclid' ? 302 : 301,
      builtIn: true,
      ...(id === 'old-address' && { addresses }),
    });
};

const forEdge = (
  { io, messages: { unwritten: words } }: Tools,
  format: EdgeFormat,
  installation: Installation,
  skipped: readonly string[],
): readonly string[] => {
  const rules = edgeRules(installation);
  const unwritten = [...rules.unwritten, ...skipped];
  const first = unwritten.length === 0 ? words.all : words.cannot(unwritten);
  io.out(edgeConfiguration(format, rules, [first, words.left(builtInRules), words.place[format]]));
  return unwritten;
};

const forNetlify = (
  { io, messages }: Tools,
  installation: Installation,
  skipped: readonly string[],
): readonly string[] => {
  const rules = rulesOfSet(installation);
  if (skipped.length > 0) io.out(`# ${messages.unwritten.cannot(skipped)}\n`);
  io.out(netlifyRules(rules, messages));
  return [...unwrittenForNetlify(rules), ...skipped];
};

interface RulesOptions {
  readonly json?: boolean;
  readonly format?: 'table' | 'json' | 'netlify' | EdgeFormat;
  readonly strict?: boolean;
  readonly ruleSet?: string;
}

const printRules = async (tools: Tools, options: RulesOptions): Promise<void> => {
  const format = chosenFormat(tools, options, 'table');
  const skipped: string[] = [];
  const skip = (ids: readonly string[]): void => void skipped.push(...ids);
  const installation = format === null ? null : await installationFromFile(tools, options.ruleSet, false, skip);
  if (format === null || installation === null) return;
  if (format === 'table') return tools.io.out(asTable(tools, installation));
  if (format === 'json') {
    if (options.json === true) return asLines(tools, installation);
    return tools.io.out(`${JSON.stringify({ rules: rulesOfSet(installation) }, null, 2)}\n`);
  }
  const unwritten =
    format === 'netlify' ? forNetlify(tools, installation, skipped) : forEdge(tools, format, installation, skipped);
  if (options.strict === true && unwritten.length > 0) tools.finish(exitCodes.findings);
};

export const addRules: AddCommand = (program, tools) => {
  const { commands, options } = tools.messages;
  program
    .command('rules')
    .description(commands.rules)
    .addOption(new Option('--format <format>', options.format).choices(['table', 'json', ...edgeFormats, 'netlify']))
    .option('--strict', options.strict)
    .option('--rules, --rule-set <file>', options.ruleSet)
    .action((_, command: Command) => printRules(tools, command.optsWithGlobals<RulesOptions>()));
};
