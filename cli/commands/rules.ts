import { Option } from 'commander';
import type { Command } from 'commander';
import { builtInRules } from '#core/addresses/redirects/resolve-redirect.ts';
import { nginxRules } from '../report/nginx-rules.ts';
import { netlifyRules } from '../report/netlify-rules.ts';
import { table } from '../report/table.ts';
import { installationOf } from '../installation/installation.ts';
import { chosenFormat } from '../input/chosen-format.ts';
import type { AddCommand, Tools } from '../input/command.ts';
import { printJson } from '../input/command.ts';

const asTable = ({ needs, messages: { columns, builtIn }, paint }: Tools): string => {
  const written = installationOf(needs).book.rules.map(({ id, from, to, status, examples: [example] }) => [
    id,
    String(status),
    from,
    to,
    example === undefined ? '' : `${example.in} → ${example.out}`,
  ]);
  const house = builtInRules.map((id) => [id, id === 'strip-fbclid' ? '302' : '301', builtIn, '', '']);
  return table([columns.id, columns.status, columns.from, columns.to, columns.example], [...written, ...house], paint);
};

const asLines = ({ needs, io }: Tools): void => {
  for (const rule of installationOf(needs).book.rules) printJson(io, { ...rule, builtIn: false });
  for (const id of builtInRules) printJson(io, { id, status: id === 'strip-fbclid' ? 302 : 301, builtIn: true });
};

interface RulesOptions {
  readonly json?: boolean;
  readonly format?: 'table' | 'json' | 'nginx' | 'netlify';
}

export const addRules: AddCommand = (program, tools) => {
  const { needs, io, messages } = tools;
  const { commands, options } = messages;
  program
    .command('rules')
    .description(commands.rules)
    .addOption(new Option('--format <format>', options.format).choices(['table', 'json', 'nginx', 'netlify']))
    .action((_, command: Command) => {
      const { json } = command.optsWithGlobals();
      const format = chosenFormat(tools, command.optsWithGlobals<RulesOptions>(), 'table');
      if (format === null) return;
      if (format === 'nginx') return io.out(nginxRules(installationOf(needs), messages));
      if (format === 'netlify') return io.out(netlifyRules(needs.rules, messages));
      if (format === 'json' && json !== true) return io.out(`${JSON.stringify({ rules: needs.rules }, null, 2)}\n`);
      return json === true ? asLines(tools) : io.out(asTable(tools));
    });
};
