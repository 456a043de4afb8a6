import type { Command } from 'commander';
import type { SiteRole } from '#core/addresses/sites/site.ts';
import type { PlacedLine } from '#core/ads/choose-sponsored-line.ts';
import { parsedJson } from '#core/json/parsed-json.ts';
import type { AddCommand, Tools } from '../../input/command.ts';
import { executeAndTell } from '../../newsroom/execute-and-tell.ts';
import { moment } from '../../newsroom/moment.ts';
import { readInput } from '../../newsroom/read-input.ts';
import { shown } from '../../newsroom/read-notice.ts';
import { readTime, siteArgument } from '../../newsroom/read-options.ts';
import { tellResult } from '../../newsroom/tell-result.ts';
import { exitCodes } from '../../terminal/exit-codes.ts';

interface Shared {
  readonly json?: boolean;
}

const zoneOf = ({ needs: { sites } }: Tools, role: SiteRole): string =>
  (sites.find((site) => site.role === role) ?? sites[0]).timeZone;

const listIn = (text: string): readonly unknown[] | null => {
  const read = parsedJson(text);
  return Array.isArray(read) ? read : null;
};

const timeNames = ['dateFrom', 'dateTo'];

const isLine = (line: unknown): line is Readonly<Record<string, unknown>> => typeof line === 'object' && line !== null;

const isWritten = (name: string, value: unknown): value is string =>
  timeNames.includes(name) && typeof value === 'string';

/** Converts local times only; the receiver validates the rest. */
const timed =
  (zone: string) =>
  (line: unknown): unknown =>
    isLine(line)
      ? Object.fromEntries(
          Object.entries(line).map(([name, value]) => [name, isWritten(name, value) ? readTime(zone)(value) : value]),
        )
      : line;

const wrongTimes = (lines: readonly unknown[], zone: string): readonly (readonly [place: string, given: string])[] =>
  lines.flatMap((line, at) =>
    Object.entries(isLine(line) ? line : {}).flatMap(([name, value]) =>
      isWritten(name, value) && readTime(zone)(value) === null ? [[`lines.${at}.${name}`, shown(value)] as const] : [],
    ),
  );

const set = async (tools: Tools, site: SiteRole, file: string, { json }: Shared): Promise<void> => {
  const text = await readInput(tools, file);
  if (text === null) return;
  const lines = listIn(text);
  if (lines === null) {
    tools.io.err(`${tools.messages.newsroom.noLineList}\n`);
    return tools.finish(exitCodes.unreadableInput);
  }
  const zone = zoneOf(tools, site);
  const wrong = wrongTimes(lines, zone);
  if (wrong.length > 0) {
    for (const [place, given] of wrong) tools.io.err(`${tools.messages.newsroom.noLineTime(place, given, zone)}\n`);
    return tools.finish(exitCodes.usage);
  }
  const order = { do: 'set-lines', site, lines: lines.map(timed(zone)) } as const;
  await executeAndTell<'set-lines'>(tools, order, json, (done) =>
    tellResult(tools, json, done, tools.messages.newsroom.linesSet(done.lines, site)),
  );
};

/** A time with seconds stays in unix seconds. */
const asWritten = (zone: string) => {
  const written = (at: number | null | undefined): string | number | null =>
    typeof at === 'number' && at % 60 === 0 ? moment(at, zone) : (at ?? null);
  return (line: PlacedLine): object => ({ ...line, dateFrom: written(line.dateFrom), dateTo: written(line.dateTo) });
};

const list = (tools: Tools, site: SiteRole): Promise<void> =>
  executeAndTell<'list-lines'>(tools, { do: 'list-lines', site }, true, ({ lines }) =>
    tools.io.out(`${JSON.stringify(lines.map(asWritten(zoneOf(tools, site))), null, 2)}\n`),
  );

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
