import type { Command } from 'commander';
import {
  type AddedDesk,
  type DeskHooks,
  followedWays,
  waitReasons,
  type ListedDesk,
} from '#adapters/newsroom-contract/follow.ts';
import type { SiteRole } from '#core/addresses/sites/site.ts';
import { parsedJson } from '#core/json/parsed-json.ts';
import { readCount, refusing } from '../../input/traffic-options.ts';
import { type AddCommand, printJson, type Tools } from '../../input/command.ts';
import { removeHooks, setHooks } from '../../newsroom/desk-hooks.ts';
import { executeAndTell } from '../../newsroom/execute-and-tell.ts';
import { readInput } from '../../newsroom/read-input.ts';
import { siteOption } from '../../newsroom/read-options.ts';
import { tellResult } from '../../newsroom/tell-result.ts';
import { table } from '../../report/table.ts';
import { exitCodes } from '../../terminal/exit-codes.ts';

interface Shared {
  readonly json?: boolean;
}

interface Adding extends Shared {
  readonly site: SiteRole;
  readonly key?: string;
  readonly map?: string;
  readonly maxRemovals: number;
  readonly allowPrivate?: boolean;
  /** False: none is set up. */
  readonly hooks?: string | false;
}

const defaultRemovals = 20;
const unmappedMeaning = { categories: {}, tags: {}, sticky: { flag: 'legfontosabb' } };

const readAddress = (text: string): string | null => {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && url.username === '' ? url.href.replace(/\/+$/, '') : null;
};

/** Null, with the reason told, when the file is not a JSON object. */
const readMapping = async (tools: Tools, file: string | undefined): Promise<object | null> => {
  if (file === undefined) return unmappedMeaning;
  const text = await readInput(tools, file);
  if (text === null) return null;
  const read = parsedJson(text);
  if (typeof read === 'object' && read !== null && !Array.isArray(read)) return { ...unmappedMeaning, ...read };
  tools.io.err(`${tools.messages.follow.noMapping(file)}\n`);
  tools.finish(exitCodes.unreadableInput);
  return null;
};

/** Ghost has only tags: their meanings also hold for the one that is the section. */
const asTags = (mapping: object): object => {
  const { categories = {}, tags = {}, ...rest } = mapping as Readonly<Record<string, object>>;
  const both = { ...categories, ...tags };
  return { ...rest, categories: both, tags: both };
};

const add = async (tools: Tools, address: string, options: Adding): Promise<void> => {
  const { site, maxRemovals, allowPrivate = false, json } = options;
  const mapping = await readMapping(tools, options.map);
  if (mapping === null) return;
  const key = options.key === undefined ? null : await readInput(tools, options.key);
  if (options.key !== undefined && key === null) return;
  const place = { address, key: key?.trim() || null, allowPrivate };
  const found = await (await tools.needs.desks()).recognise(place);
  if ('unusable' in found) {
    tools.io.err(`${tools.messages.follow.unusable[found.unusable](address, found.why)}\n`);
    return tools.finish(found.unusable === 'no-desk' ? exitCodes.unreachable : exitCodes.usage);
  }
  const { kind, mayHaveHooks } = found;
  const desk = { ...place, kind, site, maxRemovals, mapping: kind === 'ghost' ? asTags(mapping) : mapping };
  const added: AddedDesk[] = [];
  await executeAndTell<'follow-add'>(tools, { do: 'follow-add', desk }, json, (done) => {
    added.push(done);
    const { follow } = tools.messages;
    tellResult(tools, json, { ...done, kind }, follow.added(done.id, kind));
    if (json !== true && kind === 'wordpress') tools.io.out(`${follow.hook(done.hookPath, done.hookSecret)}\n`);
  });
  if (kind === 'ghost')
    for (const one of added) await setHooks(tools, place, one, mayHaveHooks ? options.hooks : false);
};

const list = (tools: Tools, { json }: Shared): Promise<void> =>
  executeAndTell<'follow-list'>(tools, { do: 'follow-list' }, json, ({ desks }) => {
    const { follow } = tools.messages;
    if (json === true)
      return desks.forEach(({ id, kind, address, site, shown }) =>
        printJson(tools.io, { schemaVersion: 1, id, kind, address, site, articles: shown }),
      );
    if (desks.length === 0) return tools.io.err(`${follow.none}\n`);
    const { columns } = follow;
    const rows = desks.map(({ id, kind, address, site, shown }) => [String(id), kind, address, site, String(shown)]);
    tools.io.out(
      table([columns.id, columns.kind, columns.address, columns.site, columns.articles], rows, tools.paint, [0, 4]),
    );
  });

const leftOut = ({ emptyLiveBlog, closedLiveBlog, unmapped }: Tools['messages']['follow'], what: string): string => {
  const [, code, slug = ''] = /^(live-blog-without-headings|closed-live-blog) (\S+)$/.exec(what) ?? [];
  if (code === undefined) return unmapped(what);
  return code === 'closed-live-blog' ? closedLiveBlog(slug) : emptyLiveBlog(slug);
};

const tellDesk = ({ io, messages: { follow } }: Tools, desk: ListedDesk, now: number): void => {
  const { id, address, leader, shown, waiting, waitsFor, refused, report } = desk;
  const line = (text: string): void => io.out(`  ${text}\n`);
  io.out(`${id} ${address}\n`);
  line(follow.leader(leader));
  line(follow.articles(shown, report?.queue ?? 0));
  for (const way of followedWays) {
    const at = report?.lastSuccess[way];
    if (way !== 'hints' || at !== undefined)
      line(follow.lastSuccess(follow.ways[way], at === undefined ? null : Math.max(0, now - at)));
  }
  const delays = (report?.delays ?? []).toSorted((one, other) => one - other);
  if (delays.length > 0)
    line(follow.delays(delays[Math.floor(delays.length / 2)] ?? 0, delays.at(-1) ?? 0, delays.length));
  const fault = report?.fault ?? null;
  if (fault !== null) line(follow.fault(fault.why, Math.max(0, now - fault.since), Math.max(0, fault.nextTry - now)));
  if (report?.doubt) line(follow.doubt(report.doubt));
  for (const why of waitReasons) {
    const slugs = waiting.filter((_, at) => waitsFor[at] === why);
    if (slugs.length > 0) line(follow.waiting[why](slugs));
  }
  if (waiting.length > 0) line(follow.confirm(id));
  for (const one of refused) line(follow.refused(one.slug ?? one.id, one.why));
  for (const what of report?.unmapped ?? []) line(leftOut(follow, what));
};

const isWell = ({ leader, waiting, refused, report }: ListedDesk): boolean =>
  leader !== null && waiting.length === 0 && refused.length === 0 && report?.fault === null && !report.doubt;

const status = (tools: Tools, { json }: Shared): Promise<void> =>
  executeAndTell<'follow-list'>(tools, { do: 'follow-list' }, json, ({ desks, now }) => {
    if (desks.some((desk) => !isWell(desk))) tools.finish(exitCodes.findings);
    if (json === true) return desks.forEach((desk) => printJson(tools.io, { schemaVersion: 1, ...desk }));
    if (desks.length === 0) return tools.io.err(`${tools.messages.follow.none}\n`);
    for (const desk of desks) tellDesk(tools, desk, now);
  });

const confirm = (tools: Tools, desk: number, { json }: Shared): Promise<void> =>
  executeAndTell<'follow-confirm'>(tools, { do: 'follow-confirm', desk }, json, (done) =>
    tellResult(tools, json, done, tools.messages.follow.confirmed(done.confirmed)),
  );

const remove = async (tools: Tools, desk: number, { json }: Shared): Promise<void> => {
  const ended: DeskHooks[] = [];
  await executeAndTell<'follow-remove'>(tools, { do: 'follow-remove', desk }, json, ({ removed, hooks }) => {
    ended.push(hooks);
    tellResult(tools, json, { removed }, tools.messages.follow.removed(removed));
  });
  for (const hooks of ended) await removeHooks(tools, hooks);
};

export const addFollow: AddCommand = (program, tools) => {
  const {
    needs: { sites },
    messages: {
      follow: { commands, options, refusedAddress },
      newsroom,
    },
  } = tools;
  const count = refusing(readCount, newsroom.arguments.count);
  const group = program.command('follow').description(commands.follow).helpCommand(false);
  group
    .command('add')
    .argument('<url>', '', refusing(readAddress, refusedAddress))
    .description(commands.add)
    .addOption(siteOption(sites, options.site).default('main'))
    .option('--key <file>', options.key)
    .option('--map <file>', options.map)
    .option('--max-removals <count>', options.maxRemovals, count, defaultRemovals)
    .option('--allow-private', options.allowPrivate)
    .option('--hooks <url>', options.hooks, refusing(readAddress, refusedAddress))
    .option('--no-hooks', options.noHooks)
    .action((address: string, _, self: Command) => add(tools, address, self.optsWithGlobals()));
  group
    .command('list')
    .description(commands.list)
    .action((_, self: Command) => list(tools, self.optsWithGlobals()));
  group
    .command('status')
    .description(commands.status)
    .action((_, self: Command) => status(tools, self.optsWithGlobals()));
  group
    .command('confirm')
    .argument('<number>', '', count)
    .description(commands.confirm)
    .action((desk: number, _, self: Command) => confirm(tools, desk, self.optsWithGlobals()));
  group
    .command('remove')
    .argument('<number>', '', count)
    .description(commands.remove)
    .action((desk: number, _, self: Command) => remove(tools, desk, self.optsWithGlobals()));
};
