import type { Command } from 'commander';
import { type LintFinding, type LintKind, lintKinds } from '#core/addresses/redirects/lint-finding.ts';
import { pageAddresses } from '#core/pages/page-address-resolver.ts';
import { lintRuleSet } from '#core/rule-sets/lint-rule-set.ts';
import type { VerifyMessages } from '../messages/verify-messages.ts';
import { exitCodes } from '../terminal/exit-codes.ts';
import { readKindsOf } from '../input/read-kinds.ts';
import { rulesInFile } from '../input/read-rule-source.ts';
import { table } from '../report/table.ts';
import { refusing } from '../input/traffic-options.ts';
import type { AddCommand, Tools } from '../input/command.ts';
import { printJson } from '../input/command.ts';

interface LintOptions {
  readonly json?: boolean;
  readonly ruleSet?: string;
  readonly failOn: readonly LintKind[];
  readonly accepted?: boolean;
}

const asJson = ({ messages }: Tools, finding: LintFinding): object => {
  const { kind, rule, others, shownBy, found, accepted } = finding;
  return {
    schemaVersion: 1,
    kind,
    rule,
    rules: [rule, ...others],
    shownBy,
    found,
    accepted,
    message: messages.verify.lint(finding),
  };
};

const inWords = (finding: LintFinding, { lint: words, accepted }: VerifyMessages): string =>
  finding.accepted === null ? words(finding) : `${words(finding)}; ${accepted(finding.accepted)}`;

const asTable = ({ messages: { verify, columns }, paint }: Tools, findings: readonly LintFinding[]): string =>
  table(
    [verify.columns.finding, columns.id, verify.columns.what],
    findings.map((finding) => [finding.kind, finding.rule, inWords(finding, verify)]),
    paint,
  );

const lint = async (
  tools: Tools,
  file: string | undefined,
  { json, ruleSet, failOn, accepted = false }: LintOptions,
): Promise<void> => {
  const {
    needs,
    io,
    messages: { verify },
    finish,
  } = tools;
  const named = file ?? ruleSet;
  const set = named === undefined ? { rules: needs.rules, expressions: [] } : await rulesInFile(tools, named);
  if (set === null) return;
  const findings = lintRuleSet(set, { ...needs, ...pageAddresses(needs) });
  const counts = (finding: LintFinding): boolean =>
    failOn.includes(finding.kind) && !(accepted && finding.accepted !== null);
  if (findings.some(counts)) finish(exitCodes.findings);
  if (json === true) return findings.forEach((finding) => printJson(io, asJson(tools, finding)));
  if (findings.length > 0) io.out(asTable(tools, findings));
  io.out(
    `${verify.lintEnd(new Set([...set.rules, ...set.expressions]).size, findings.length, findings.filter((finding) => finding.accepted !== null).length)}\n`,
  );
};

export const addLint: AddCommand = (program, tools) => {
  const { commands, options, verify } = tools.messages;
  program
    .command('lint [file]')
    .description(commands.lint)
    .option('--rules, --rule-set <file>', options.ruleSet)
    .option(
      '--fail-on <kinds>',
      verify.options.failOnLint,
      refusing(readKindsOf(lintKinds), verify.arguments.lintKinds),
      lintKinds,
    )
    .option('--accepted', verify.options.accepted)
    .action((file: string | undefined, _, self: Command) => lint(tools, file, self.optsWithGlobals<LintOptions>()));
};
