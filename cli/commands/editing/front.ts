import type { Command } from 'commander';
import type { SiteRole } from '#core/addresses/sites/site.ts';
import type { FrontEdited, ShownFront } from '#adapters/newsroom-contract/front.ts';
import type { AddCommand, Tools } from '../../input/command.ts';
import { printJson } from '../../input/command.ts';
import { readCount, refusing } from '../../input/traffic-options.ts';
import { executeAndTell } from '../../newsroom/execute-and-tell.ts';
import { givenFront, writtenFront } from '../../newsroom/given-front.ts';
import { moment, spokenMoment } from '../../newsroom/moment.ts';
import { readInput } from '../../newsroom/read-input.ts';
import { shown } from '../../newsroom/read-notice.ts';
import { readTime, siteArgument } from '../../newsroom/read-options.ts';
import { table } from '../../report/table.ts';
import { exitCodes } from '../../terminal/exit-codes.ts';
import { toOption } from './versions.ts';

interface Shared {
  readonly json?: boolean;
}

interface Times extends Shared {
  readonly at?: string;
  readonly until?: string;
}

const zoneOf = ({ needs: { sites } }: Tools, role: SiteRole): string =>
  (sites.find((site) => site.role === role) ?? sites[0]).timeZone;

/** `undefined` when a time is wrong; the error is already printed. */
const readTimes = (
  tools: Tools,
  site: SiteRole,
  given: Pick<Times, 'at' | 'until'>,
): { readonly at: number | null; readonly until: number | null } | undefined => {
  const zone = zoneOf(tools, site);
  const { io, messages, finish } = tools;
  const read = { at: null as number | null, until: null as number | null };
  for (const name of ['at', 'until'] as const) {
    const text = given[name];
    if (text === undefined) continue;
    read[name] = readTime(zone)(text);
    if (read[name] !== null) continue;
    io.err(`${messages.front.wrongTime(`--${name}`, shown(text), messages.newsroom.inZone(zone))}\n`);
    finish(exitCodes.usage);
    return undefined;
  }
  return read;
};

const asText = (tools: Tools, site: SiteRole, front: ShownFront): string => {
  const { messages, paint } = tools;
  const words = messages.front;
  const zone = zoneOf(tools, site);
  const blocks = front.blocks.map(({ position, layout, title, path, items, waiting }) => {
    const rows = items.map(
      ({ slug, title: headline, placed }, at) =>
        `${String(at + 1).padStart(4)} ${placed ? '*' : ' '} ${slug}  ${headline}`,
    );
    const later = waiting.map(({ slug, at, until }) => {
      const [from, to] = [moment(at ?? 0, zone), until === null ? null : moment(until, zone)];
      return `     ${words.waiting(slug, from, to)}`;
    });
    const named = [String(position), layout, title, path ?? ''].filter((part) => part !== '').join('  ');
    return [paint.strong(named), ...(rows.length === 0 ? [`     ${words.nothingShown}`] : rows), ...later].join('\n');
  });
  const head = words.head(front.site, front.version, spokenMoment(front.at, zone, messages.newsroom));
  return `${[head, ...blocks].join('\n')}\n`;
};

const show = async (tools: Tools, site: SiteRole, { json, at }: Times): Promise<void> => {
  const times = readTimes(tools, site, at === undefined ? {} : { at });
  if (times === undefined) return;
  await executeAndTell<'show-front'>(tools, { do: 'show-front', site, at: times.at }, json, (front) => {
    if (json === true) printJson(tools.io, { schemaVersion: 1, ...front });
    else tools.io.out(asText(tools, site, front));
  });
};

const log = (tools: Tools, site: SiteRole, { json }: Shared): Promise<void> =>
  executeAndTell<'list-fronts'>(tools, { do: 'list-fronts', site }, json, ({ versions }) => {
    const { front: words, versions: of } = tools.messages;
    if (json === true) return versions.forEach((one) => printJson(tools.io, { schemaVersion: 1, site, ...one }));
    if (versions.length === 0) return tools.io.err(`${words.neverEdited(site)}\n`);
    const rows = versions.map(({ version, at, actor, action, stories, current }) => [
      String(version),
      at === null ? '–' : moment(at, zoneOf(tools, site)),
      actor ?? '–',
      `${words.actions[action]}${current ? ` (${of.current})` : ''}`,
      String(stories),
    ]);
    const head = [of.columns.version, of.columns.at, of.columns.actor, of.columns.action, words.stories];
    tools.io.out(table(head, rows, tools.paint, [0, 4]));
  });

const tell =
  (tools: Tools, json: boolean | undefined, wanted: number | null = null) =>
  (edited: FrontEdited): void => {
    const { io, messages } = tools;
    const words = messages.front;
    const { site, version, changed, block, position, missing } = edited;
    if (json === true) return printJson(io, { schemaVersion: 1, ...edited });
    io.err(`${changed ? words.done(site, version) : words.unchanged(site, version)}\n`);
    if (block !== null && position !== null) io.err(`${words.stands(block, position)}\n`);
    if (position !== null && wanted !== null && position < wanted) io.err(`${words.movedUp(position)}\n`);
    if (missing.length > 0) io.err(`${words.missing(missing.join(', '))}\n`);
  };

interface PlaceOptions extends Times {
  readonly block: number;
  readonly position: number;
}

const place =
  (tools: Tools, moves: boolean) =>
  async (site: SiteRole, slug: string, { json, block, position, ...given }: PlaceOptions): Promise<void> => {
    const times = readTimes(tools, site, given);
    if (times === undefined) return;
    const order = { do: 'place-on-front', site, slug, block, position, ...times, moves } as const;
    await executeAndTell<'place-on-front'>(tools, order, json, tell(tools, json, position));
  };

const remove = (tools: Tools, site: SiteRole, slug: string, { json }: Shared): Promise<void> =>
  executeAndTell<'remove-from-front'>(tools, { do: 'remove-from-front', site, slug }, json, tell(tools, json));

interface BreakingOptions extends Shared {
  readonly until?: string;
  readonly off?: boolean;
}

const breaking = async (
  tools: Tools,
  site: SiteRole,
  slug: string | undefined,
  { json, until, off = false }: BreakingOptions,
): Promise<void> => {
  const isSetting = slug !== undefined && until !== undefined;
  if (off ? until !== undefined : !isSetting) {
    tools.io.err(`${tools.messages.front.breakingHow}\n`);
    return tools.finish(exitCodes.usage);
  }
  const times = readTimes(tools, site, until === undefined ? {} : { until });
  if (times === undefined) return;
  const story = off || slug === undefined ? null : { slug, until: times.until ?? 0 };
  await executeAndTell<'break-on-front'>(tools, { do: 'break-on-front', site, story }, json, tell(tools, json));
};

const restore = (tools: Tools, site: SiteRole, { json, to }: Shared & { readonly to: number }): Promise<void> =>
  executeAndTell<'restore-front'>(tools, { do: 'restore-front', site, to }, json, tell(tools, json));

const exportFront = async (tools: Tools, site: SiteRole, output: string | undefined): Promise<void> => {
  const { io, messages, finish } = tools;
  let text = '';
  await executeAndTell<'export-front'>(tools, { do: 'export-front', site }, true, ({ front }) => {
    text = `${JSON.stringify(writtenFront(front), null, 2)}\n`;
  });
  if (text === '') return;
  if (output === undefined) return io.out(text);
  if (await io.writeText(output, text)) return io.err(`${messages.front.written(output)}\n`);
  io.err(`${messages.front.notWritten(output)}\n`);
  finish(exitCodes.usage);
};

const importFront = async (tools: Tools, file: string, { json }: Shared): Promise<void> => {
  const text = await readInput(tools, file);
  if (text === null) return;
  const front = givenFront(text, tools.needs.sites);
  if (front === null) {
    tools.io.err(`${tools.messages.front.notJson}\n`);
    return tools.finish(exitCodes.unreadableInput);
  }
  await executeAndTell<'import-front'>(tools, { do: 'import-front', front }, json, tell(tools, json));
};

export const addFront: AddCommand = (program, tools) => {
  const {
    messages: {
      front: { commands, options },
      newsroom: { arguments: refused },
    },
    needs: { sites },
  } = tools;
  const front = program.command('front').description(commands.front).helpCommand(false);
  const command = (name: string, description: string): Command =>
    front.command(name).description(description).addArgument(siteArgument(sites));
  const count = refusing(readCount, refused.count);
  command('show', commands.show).action((site: SiteRole, _, self: Command) =>
    show(tools, site, self.optsWithGlobals()),
  );
  command('preview', commands.preview)
    .option('--at <time>', options.previewAt)
    .action((site: SiteRole, _, self: Command) => show(tools, site, self.optsWithGlobals()));
  for (const [name, description, moves] of [
    ['place', commands.place, false],
    ['move', commands.move, true],
  ] as const)
    command(name, description)
      .argument('<slug>')
      .requiredOption('--block <number>', options.block, count)
      .requiredOption('--position <number>', options.position, count)
      .option('--at <time>', options.at)
      .option('--until <time>', options.until)
      .action((site: SiteRole, slug: string, _, self: Command) =>
        place(tools, moves)(site, slug, self.optsWithGlobals<PlaceOptions>()),
      );
  command('remove', commands.remove)
    .argument('<slug>')
    .action((site: SiteRole, slug: string, _, self: Command) => remove(tools, site, slug, self.optsWithGlobals()));
  command('breaking', commands.breaking)
    .argument('[slug]')
    .option('--until <time>', options.breakingUntil)
    .option('--off', options.off)
    .action((site: SiteRole, slug: string | undefined, _, self: Command) =>
      breaking(tools, site, slug, self.optsWithGlobals()),
    );
  command('log', commands.log).action((site: SiteRole, _, self: Command) => log(tools, site, self.optsWithGlobals()));
  toOption(tools, command('restore', commands.restore), options.to).action((site: SiteRole, _, self: Command) =>
    restore(tools, site, self.optsWithGlobals()),
  );
  command('export', commands.export)
    .option('-o, --output <file>', options.output)
    .action((site: SiteRole, _, self: Command) => {
      const { output } = self.optsWithGlobals<{ readonly output?: string }>();
      return exportFront(tools, site, output);
    });
  front
    .command('import <file>')
    .description(commands.import)
    .action((file: string, _, self: Command) => importFront(tools, file, self.optsWithGlobals()));
};
