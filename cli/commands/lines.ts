import type { Command } from 'commander';
import type { SiteRole } from '#core/addresses/sites/site.ts';
import type { PlacedLine } from '#core/ads/choose-sponsored-line.ts';
import type { AddCommand, Tools } from '../input/command.ts';
import { executeAndTell } from '../newsroom/execute-and-tell.ts';
import { moment } from '../newsroom/moment.ts';
import { readInput } from '../newsroom/read-input.ts';
import { readTime, siteArgument } from '../newsroom/read-options.ts';
import { tellResult } from '../newsroom/tell-result.ts';
import { exitCodes } from '../terminal/exit-codes.ts';

interface Shared {
  readonly json?: boolean;
}

const zoneOf = ({ needs: { sites } }: Tools, role: SiteRole): string =>
  (sites.find((site) => site.role === role) ?? sites[0]).timeZone;

const listIn = (text: string): readonly unknown[] | null => {
  try {
    const read: unknown = JSON.parse(text);
    return Array.isArray(read) ? read : null;
  } catch {
    return null;
  }
};

/** Times may be written as clocks show them; what is no time is left for whoever judges the line. */
const timed =
  (zone: string) =>
  (line: unknown): unknown => {
    if (typeof line !== 'object' || line === null) return line;
    const inSeconds = Object.entries(line).map(([name, value]) => [
      name,
      (name === 'dateFrom' || name === 'dateTo') && typeof value === 'string'
        ? (readTime(zone)(value) ?? value)
        : value,
    ]);
    return Object.fromEntries(inSeconds);
  };

const set = async (tools: Tools, site: SiteRole, file: string, { json }: Shared): Promise<void> => {
  const text = await readInput(tools, file);
  if (text === null) return;
  const lines = listIn(text);
  if (lines === null) {
    tools.io.err(`${tools.messages.newsroom.noLineList}\n`);
    return tools.finish(exitCodes.unreadableInput);
  }
  const order = { do: 'set-lines', site, lines: lines.map(timed(zoneOf(tools, site))) } as const;
  await executeAndTell<'set-lines'>(tools, order, json, (done) =>
    tellResult(tools, json, done, tools.messages.newsroom.linesSet(done.lines, site)),
  );
};

/** As it can be set again; a time that is no whole minute stays in seconds. */
const asWritten = (zone: string) => {
  const written = (at: number | null | undefined): string | number | null =>
    typeof at === 'number' && at % 60 === 0 ? moment(at, zone) : (at ?? null);
  return (line: PlacedLine): object => ({ ...line, dateFrom: written(line.dateFrom), dateTo: written(line.dateTo) });
};

const list = (tools: Tools, site: SiteRole): Promise<void> =>
  executeAndTell<'list-lines'>(tools, { do: 'list-lines', site }, true, ({ lines }) =>
    tools.io.out(`${JSON.stringify(lines.map(asWritten(zoneOf(tools, site))), null, 2)}\n`),
  );

/** The lines that partners have bought. */
export const addLines: AddCommand = (program, tools) => {
  const {
    messages: {
      newsroom: { commands },
    },
    needs: { sites },
  } = tools;
  const lines = program.command('lines').description(commands.lines).helpCommand(false);
  lines
    .command('set')
    .description(commands.setLines)
    .addArgument(siteArgument(sites))
    .argument('<file>')
    .action((site: SiteRole, file: string, _, self: Command) => set(tools, site, file, self.optsWithGlobals()));
  lines
    .command('list')
    .description(commands.listLines)
    .addArgument(siteArgument(sites))
    .action((site: SiteRole) => list(tools, site));
};
