import { Option } from 'commander';
import type { Command } from 'commander';
import type { Messages } from '../messages/messages.ts';
import type { ReplayFormat } from '../report/replay/write-replay.ts';
import { replayFormats } from '../report/replay/write-replay.ts';
import type { FindingKind } from '../traffic/findings.ts';
import { findingKinds } from '../traffic/findings.ts';
import { readKindsOf } from './read-kinds.ts';
import { readShare, refusing } from './traffic-options.ts';
import type { TrafficOptions } from './traffic-options.ts';

export interface ReportOptions extends TrafficOptions {
  readonly keepQuery?: boolean;
  readonly failOn: readonly FindingKind[];
  readonly max404Rate?: number;
  readonly format?: ReplayFormat;
  readonly all?: boolean;
  readonly audience?: boolean;
  readonly output?: string;
  readonly accepted?: boolean;
  readonly baseline?: string;
}

/** Dead rules are normal on a single day, and old 404s are no new fault: neither makes a replay fail. */
const byDefault: readonly FindingKind[] = findingKinds.filter((kind) => kind !== 'dead-rule' && kind !== 'was-404');

export const addReportOptions = (command: Command, { options, traffic, verify }: Messages): Command =>
  command
    .option('--keep-query', traffic.options.keepQuery)
    .option(
      '--fail-on <kinds>',
      traffic.options.failOn,
      refusing(readKindsOf(findingKinds), traffic.refused.kinds),
      byDefault,
    )
    .option('--accepted', verify.options.accepted)
    .option('--baseline <report>', traffic.options.baseline)
    .option('--max-404-rate <share>', traffic.options.max404Rate, refusing(readShare, traffic.refused.share))
    .addOption(new Option('--format <format>', options.format).choices(replayFormats))
    .option('--all', traffic.options.all)
    .option('--audience', traffic.options.audience)
    .option('-o, --output <file>', traffic.options.output);
