import type { Command } from 'commander';
import { Option } from 'commander';
import type { AddCommand, Tools } from '../../input/command.ts';
import { printJson } from '../../input/command.ts';
import { refusing } from '../../input/traffic-options.ts';
import type { UpstreamFinding } from '../../installation/upstream-kit.ts';
import { table } from '../../report/table.ts';
import { exitCodes } from '../../terminal/exit-codes.ts';

interface CheckOptions {
  readonly json?: boolean;
  readonly site?: string;
  /** Milliseconds. */
  readonly slow: number;
  readonly needed?: boolean;
}

interface MockOptions {
  readonly json?: boolean;
  readonly port: number;
  readonly fault: readonly string[];
}

const readBase = (text: string): string | null => {
  const url = URL.parse(text);
  const isPlain = url !== null && /^https?:$/.test(url.protocol) && `${url.search}${url.hash}${url.username}` === '';
  return isPlain ? text.replace(/\/+$/, '') : null;
};

const readSpan = (text: string): number | null => {
  const [, count, unit] = /^(\d{1,6}(?:\.\d{1,3})?)(ms|s)$/.exec(text) ?? [];
  const ms = Number(count) * (unit === 's' ? 1000 : 1);
  return ms >= 1 && ms <= 60_000 ? ms : null;
};

const readPort = (text: string): number | null =>
  /^\d{1,5}$/.test(text) && Number(text) <= 65_535 ? Number(text) : null;

const tellFindings = ({ io, messages: { upstream }, paint }: Tools, findings: readonly UpstreamFinding[]): void => {
  const { columns, kinds, needs, everyPage } = upstream;
  const rows = findings
    .toSorted((one, other) => Number(other.needed) - Number(one.needed))
    .map(({ needed, call, page, path, kind, expected, got, ms }) => [
      needed ? needs.needed : needs.optional,
      call,
      page === '*' ? everyPage : page,
      path,
      kinds[kind],
      expected,
      got,
      String(ms),
    ]);
  if (rows.length > 0) io.out(table(Object.values(columns), rows, paint, [7]));
};

const check = async (
  tools: Tools,
  given: string,
  { json, site, slow, needed: onlyNeeded = false }: CheckOptions,
): Promise<void> => {
  const {
    needs,
    io,
    messages: { upstream },
    finish,
  } = tools;
  const url = readBase(given);
  if (url === null) {
    io.err(`${upstream.refusedUrl(given)}\n`);
    return finish(exitCodes.usage);
  }
  const known = needs.sites.map(({ slug }) => slug);
  if (site !== undefined && !known.includes(site)) {
    io.err(`${upstream.unknownSite(site, known.join(', '))}\n`);
    return finish(exitCodes.usage);
  }
  const findings: UpstreamFinding[] = [];
  const kit = await needs.upstreamKit();
  const order = { url, site: site ?? needs.sites[0].slug, slowMs: slow };
  const { calls, skipped, absent, unreachable } = await kit.check(order, (finding) => {
    if (onlyNeeded && !finding.needed) return;
    findings.push(finding);
    if (json === true) printJson(io, { schemaVersion: 1, ...finding });
  });
  if (unreachable !== null) {
    io.err(`${upstream.unreachable(url, unreachable)}\n`);
    return finish(exitCodes.unreachable);
  }
  for (const one of absent) io.err(`${upstream.absent(one)}\n`);
  for (const { call, lacking } of skipped) io.err(`${upstream.skipped(call, upstream.lacking[lacking])}\n`);
  const needed = findings.filter((finding) => finding.needed).length;
  if (json !== true) {
    tellFindings(tools, findings);
    io.out(`${upstream.checked(calls, findings.length, needed)}\n`);
  }
  finish(findings.length > 0 ? exitCodes.findings : exitCodes.clean);
};

const mock = async (
  { needs, io, messages: { upstream }, finish }: Tools,
  { json, port, fault }: MockOptions,
): Promise<void> => {
  const stop = new AbortController();
  const release = io.onInterrupt(() => stop.abort());
  const kit = await needs.upstreamKit();
  const failed = await kit.mock(
    { port, faults: fault },
    (url) => (json === true ? printJson(io, { schemaVersion: 1, url }) : io.err(`${upstream.mockListens(url)}\n`)),
    stop.signal,
  );
  release();
  if (failed === null) return;
  io.err(
    `${typeof failed === 'string' ? upstream.mockFailed(failed) : upstream.refusedFaults[failed.why](failed.fault)}\n`,
  );
  finish(exitCodes.usage);
};

export const addUpstream: AddCommand = (program, tools) => {
  const { upstream: words, newsroom } = tools.messages;
  const upstream = program.command('upstream').description(words.commands.upstream).helpCommand(false);
  upstream
    .command('check <url>')
    .description(words.commands.check)
    .option('--site <slug>', words.options.site)
    .option('--needed', words.options.needed)
    .addOption(
      new Option('--slow <span>', words.options.slow)
        .argParser(refusing(readSpan, words.refusedSlow))
        .default(1_000, '1s'),
    )
    .action((url: string, _, self: Command) => check(tools, url, self.optsWithGlobals<CheckOptions>()));
  upstream
    .command('mock')
    .description(words.commands.mock)
    .addOption(
      new Option('--port <port>', words.options.port).argParser(refusing(readPort, newsroom.arguments.port)).default(0),
    )
    .addOption(
      new Option('--fault <fault>', words.options.fault)
        .argParser((one: string, all: readonly string[]) => [...all, one])
        .default([], ''),
    )
    .action((_, self: Command) => mock(tools, self.optsWithGlobals<MockOptions>()));
};
