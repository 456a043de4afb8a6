import type { Command } from 'commander';
import { Option } from 'commander';
import { type LintFinding, type LintKind, lintKinds } from '#core/addresses/redirects/lint-finding.ts';
import { pageAddresses } from '#core/pages/page-address-resolver.ts';
import { lintRuleSet } from '#cli/rule-sets/lint-rule-set.ts';
import type { VerifyMessages } from '../../messages/rules/verify-messages.ts';
import { exitCodes } from '../../terminal/exit-codes.ts';
import { readKindsOf } from '../../input/read-kinds.ts';
import { rulesInFile } from '../../input/read-rule-source.ts';
import { chosenFormat } from '../../input/chosen-format.ts';
import { remarkWords } from '../../input/remark-words.ts';
import type { Remark, RemarkFormat } from '../../report/remarks.ts';
import { remarkFormats, writeRemarks } from '../../report/remarks.ts';
import { filesInForce, rulePlaces } from '../../report/rule-places.ts';
import { table } from '../../report/table.ts';
import { refusing } from '../../input/traffic-options.ts';
import type { AddCommand, Tools } from '../../input/command.ts';
import { printJson } from '../../input/command.ts';

interface LintOptions {
  readonly json?: boolean;
  readonly ruleSet?: string;
  readonly failOn: readonly LintKind[];
  readonly accepted?: boolean;
  readonly format?: RemarkFormat;
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

const lint = async (tools: Tools, file: string | undefined, options: LintOptions): Promise<void> => {
  const { ruleSet, failOn, accepted = false } = options;
  const {
    needs,
    io,
    messages: { verify },
    finish,
  } = tools;
  const format = chosenFormat(tools, options, 'table');
  if (format === null) return;
  const named = file ?? ruleSet;
  const set = named === undefined ? { rules: needs.rules, expressions: [] } : await rulesInFile(tools, named);
  if (set === null) return;
  const findings = lintRuleSet(set, { ...needs, ...pageAddresses(needs) });
  const counts = (finding: LintFinding): boolean =>
    failOn.includes(finding.kind) && !(accepted && finding.accepted !== null);
  if (findings.some(counts)) finish(exitCodes.findings);
  if (format === 'json') return findings.forEach((finding) => printJson(io, asJson(tools, finding)));
  const end = verify.lintEnd(
    new Set([...set.rules, ...set.expressions]).size,
    findings.length,
    findings.filter((finding) => finding.accepted !== null).length,
  );
  if (format !== 'table') {
    const placeOf = await rulePlaces(io, ...filesInForce(needs, named));
    const remarks = findings.map((finding): Remark => ({
      about: finding.rule,
      kind: finding.kind,
      says: inWords(finding, verify),
      place: placeOf(finding.rule),
      fails: counts(finding),
    }));
    return io.out(writeRemarks(format, 'lint', remarks, remarkWords(tools, 'lint', end)));
  }
  if (findings.length > 0) io.out(asTable(tools, findings));
  io.out(`${end}\n`);
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
    .addOption(new Option('--format <format>', options.format).choices(remarkFormats))
    .action((file: string | undefined, _, self: Command) => lint(tools, file, self.optsWithGlobals<LintOptions>()));
};
