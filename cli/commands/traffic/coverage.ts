import type { Command } from 'commander';
import { Option } from 'commander';
import { chosenFormat } from '../../input/chosen-format.ts';
import { leftOpen, openRemarks, remarkWords } from '../../input/remark-words.ts';
import type { Remark, RemarkFormat } from '../../report/remarks.ts';
import { remarkFormats, writeRemarks } from '../../report/remarks.ts';
import { filesInForce, rulePlaces } from '../../report/rule-places.ts';
import { table } from '../../report/table.ts';
import type { Coverage, Covered } from '../../traffic/coverage.ts';
import { coverTraffic } from '../../traffic/coverage.ts';
import { readTraffic, tellEnd, trafficExit } from '../../input/read-traffic.ts';
import type { TrafficOptions } from '../../input/traffic-options.ts';
import { addTrafficOptions, trafficNeeds } from '../../input/traffic-options.ts';
import { installationFromFile } from '../../input/installation-from-file.ts';
import { exitCodes } from '../../terminal/exit-codes.ts';
import type { AddCommand, Tools } from '../../input/command.ts';
import { printJson } from '../../input/command.ts';

const unmet = (all: readonly Covered[]): readonly string[] =>
  all.filter(({ hits }) => hits === 0).map(({ name }) => name);

const asTable = (
  { requests, rules, routes }: Coverage,
  open: string | null,
  { messages: { traffic }, paint }: Tools,
): string => {
  const part = (title: string, all: readonly Covered[]): string => {
    const names = unmet(all);
    const list = names.length === 0 ? `  ${traffic.neverHit.none}\n` : names.map((name) => `  ${name}\n`).join('');
    return `${paint.strong(`${title} (${traffic.number(names.length)} / ${traffic.number(all.length)})`)}\n${list}`;
  };
  const met = [...rules, ...routes].filter(({ hits }) => hits > 0).sort((one, other) => other.hits - one.hits);
  const counts = table(
    [traffic.columns.name, traffic.columns.hits],
    met.map(({ name, hits }) => [name, traffic.number(hits)]),
    paint,
    [1],
  );
  return [
    paint.strong(`${open ?? traffic.requests(requests)}\n`),
    part(traffic.neverHit.rules, rules),
    part(traffic.neverHit.routes, routes),
    ...(met.length === 0 ? [] : [counts]),
  ].join('\n');
};

interface CoverageOptions extends TrafficOptions {
  readonly format?: RemarkFormat;
}

const coverage = async (tools: Tools, files: readonly string[], options: CoverageOptions): Promise<void> => {
  const {
    io,
    finish,
    needs,
    messages: { traffic },
  } = tools;
  const format = chosenFormat(tools, options, 'table');
  if (format === null) return;
  const installation = await installationFromFile(tools, options.ruleSet);
  if (installation === null) return;
  const { taker, coverage: coverageOf } = coverTraffic(installation, options.host ?? installation.mainHost);
  const read = await readTraffic(tools, trafficNeeds(files, options), taker);
  if (read === null) return finish(exitCodes.usage);
  finish(trafficExit(read, options.maxBad));
  const open = leftOpen(tools, read, options.maxBad);
  const found = coverageOf();
  const { requests, rules, routes } = found;
  const named = (all: readonly Covered[], key: 'id' | 'name'): readonly object[] =>
    all.map(({ name, hits }) => ({ [key]: name, hits }));
  if (format === 'json') {
    printJson(io, {
      schemaVersion: 1,
      lines: read.lines,
      requests,
      bad: read.bad,
      neverHit: { rules: unmet(rules), routes: unmet(routes) },
      rules: named(rules, 'id'),
      routes: named(routes, 'name'),
    });
  } else if (format === 'table') io.out(asTable(found, open, tools));
  else {
    const placeOf = await rulePlaces(io, ...filesInForce(needs, options.ruleSet));
    const remarks = unmet(rules).map((id): Remark => ({
      about: id,
      kind: 'dead-rule',
      says: traffic.explained['dead-rule'],
      place: placeOf(id),
      fails: null,
    }));
    const end = `${traffic.requests(requests)}; ${traffic.neverHit.rules}: ${traffic.number(remarks.length)} / ${traffic.number(rules.length)}; ${traffic.neverHit.routes}: ${unmet(routes).join(', ') || traffic.neverHit.none}`;
    const words = remarkWords(tools, 'coverage', open === null ? end : `${open}; ${end}`);
    io.out(writeRemarks(format, 'coverage', [...remarks, ...openRemarks(files, open)], words));
  }
  tellEnd(tools, read, read.bad > options.maxBad * read.lines);
};

export const addCoverage: AddCommand = (program, tools) => {
  addTrafficOptions(
    program.command('coverage [files...]').description(tools.messages.commands.coverage),
    tools.messages,
  )
    .addOption(new Option('--format <format>', tools.messages.options.format).choices(remarkFormats))
    .action((files: string[], _, self: Command) => coverage(tools, files, self.optsWithGlobals<CoverageOptions>()));
};
