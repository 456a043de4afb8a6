import type { Command } from 'commander';
import type { AddCommand, Tools } from '../../input/command.ts';
import { chosenFormat } from '../../input/chosen-format.ts';
import { installationFromFile } from '../../input/installation-from-file.ts';
import { describeFault } from '../../input/read-traffic.ts';
import type { Partial } from '../../input/read-partial.ts';
import { readPartial } from '../../input/read-partial.ts';
import type { ReportOptions } from '../../input/report-options.ts';
import { addReportOptions } from '../../input/report-options.ts';
import { addTrafficOptions, trafficNeeds } from '../../input/traffic-options.ts';
import { inputFault } from '../../logs/input-fault.ts';
import { exitCodes } from '../../terminal/exit-codes.ts';
import { addedUp } from '../../traffic/exact-tally.ts';
import type { PartialOptions } from '../../traffic/partial.ts';
import { partialOptions, rulesFingerprint } from '../../traffic/partial.ts';
import { baselineOf, tellReplay } from './tell-replay.ts';

type Typed = (name: string) => boolean;

const readAll = async ({ io, ...tools }: Tools, files: readonly string[]): Promise<readonly Partial[] | null> => {
  const partials: Partial[] = [];
  let whole = true;
  for (const file of files) {
    try {
      partials.push(await readPartial(io, file));
    } catch (thrown) {
      const fault = inputFault(thrown);
      if (fault === null) throw thrown;
      whole = false;
      io.err(
        `${fault.kind === 'damaged' ? tools.messages.traffic.noPartial(file) : describeFault({ io, ...tools }, file, fault)}\n`,
      );
    }
  }
  return whole ? partials : null;
};

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const differing = (partials: readonly Partial[], typed: Typed, wanted: PartialOptions): string | null => {
  const [first] = partials;
  for (const name of Object.keys(wanted) as (keyof PartialOptions)[]) {
    const expected = typed(name) ? wanted[name] : first?.header.options[name];
    if (!partials.every(({ header }) => same(header.options[name], expected))) return name;
  }
  return null;
};

const hasTwice = (names: readonly string[]): boolean => new Set(names).size < names.length;

const merge = async (tools: Tools, files: readonly string[], options: ReportOptions, typed: Typed): Promise<void> => {
  const { io, finish, messages } = tools;
  const begun = io.time.monotonic();
  const installation = await installationFromFile(tools, options.ruleSet);
  const format = chosenFormat(tools, options, 'table');
  if (installation === null || format === null) return;
  const refuse = (code: 2 | 3, why: string): void => {
    io.err(`${why}\n`);
    finish(code);
  };
  if (options.limit !== Infinity || options.sampleRate !== 1)
    return refuse(exitCodes.usage, messages.traffic.partialOfAll);
  const baseline = await baselineOf(tools, options);
  if (baseline === undefined) return;
  const partials = await readAll(tools, files);
  const [first] = partials ?? [];
  if (partials === null || first === undefined) return finish(exitCodes.unreadableInput);
  if (partials.some(({ header }) => header.rules !== rulesFingerprint(installation)))
    return refuse(exitCodes.usage, messages.traffic.otherRules);
  const needs = { ...trafficNeeds([], options), host: options.host ?? '', keepQuery: options.keepQuery === true };
  const other = differing(partials, typed, partialOptions(needs));
  if (other !== null) return refuse(exitCodes.usage, messages.traffic.otherOptions(other));
  if (hasTwice(partials.flatMap(({ header }) => header.inputs)))
    return refuse(exitCodes.unreadableInput, messages.traffic.inputTwice);
  const audience = options.audience === true || format === 'html';
  const host = String(first.header.options.host);
  const told = { installation, host, format, audience, baseline, begun };
  await tellReplay(tools, addedUp(...partials.map(({ counts }) => counts)), told, options);
};

export const addMerge: AddCommand = (program, tools) => {
  const command = program.command('merge <files...>').description(tools.messages.commands.merge);
  addReportOptions(addTrafficOptions(command, tools.messages), tools.messages).action(
    (files: string[], _, self: Command) =>
      merge(tools, files, self.optsWithGlobals<ReportOptions>(), (name) => self.getOptionValueSource(name) === 'cli'),
  );
};
