import { resolve } from 'node:path';
import { type Command, Option } from 'commander';
import {
  type DropCode,
  dropCodes,
  droppedByDesign,
  type MigrationKind,
  migrationKinds,
  type MigrationReport,
} from '#adapters/newsroom-contract/migration.ts';
import type { SiteRole } from '#core/addresses/sites/site.ts';
import { readCount, refusing } from '../../input/traffic-options.ts';
import { type AddCommand, printJson, type Tools } from '../../input/command.ts';
import { importMoved } from '../../newsroom/import-moved.ts';
import { lostPages } from '../../newsroom/lost-pages.ts';
import { progressLine } from '../../newsroom/progress-line.ts';
import { siteOption } from '../../newsroom/read-options.ts';
import { exitCodes, type ExitCode } from '../../terminal/exit-codes.ts';
import type { MigrateFailure } from '../../installation/migration.ts';

interface MigrateOptions {
  readonly json?: boolean;
  readonly from?: MigrationKind;
  readonly output: string;
  readonly site: SiteRole;
  readonly home?: string;
  readonly fetch?: boolean;
  readonly allowLoopback?: boolean;
  readonly maxPictures: number;
  readonly maxSize: number;
  readonly maxMedia: number;
  readonly import?: boolean;
  readonly strict?: boolean;
  readonly accept?: readonly (DropCode | typeof byDesign)[];
  readonly log?: string;
  readonly resume?: boolean;
  readonly type?: readonly string[];
}

const codes: Readonly<Record<MigrateFailure, ExitCode>> = {
  unreadable: exitCodes.unreadableInput,
  unanswered: exitCodes.unreachable,
  'unknown-kind': exitCodes.usage,
  'output-in-use': exitCodes.usage,
  'other-source': exitCodes.usage,
  'not-written': exitCodes.usage,
  interrupted: exitCodes.interrupted,
  environment: exitCodes.usage,
};

const [defaultPictures, defaultSize, defaultMedia, bytesOfMegabyte] = [200_000, 40, 64, 1024 * 1024];

const byDesign = 'by-design';

const acceptedBy = ({ accept = [] }: MigrateOptions): readonly DropCode[] =>
  accept.flatMap((one) => (one === byDesign ? droppedByDesign : [one]));

/** Without a trailing slash. */
const readHome = (text: string): string | null => {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) ? url.href.replace(/\/+$/, '') : null;
};

const tell = ({ io, messages }: Tools, report: MigrationReport, json: boolean): void => {
  if (json) return printJson(io, { schemaVersion: 1, ...report });
  for (const [element, totals] of Object.entries(report.elements).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    if (totals.found > totals.kept) io.out(`${messages.migrate.element(element, totals)}\n`);
  for (const code of dropCodes) {
    const dropped = report.drops[code] ?? 0;
    if (dropped > 0) io.out(`${messages.migrate.dropped(dropped, messages.migrate.drops[code], code)}\n`);
  }
};

const migrate = async (tools: Tools, source: string, options: MigrateOptions): Promise<void> => {
  const { io, messages, needs, finish } = tools;
  const { output, json = false, log, strict = false, resume = false } = options;
  const stopping = new AbortController();
  const listening = io.onInterrupt(() => stopping.abort());
  const progress = progressLine(io, messages.migrate.progress);
  const reading = progressLine(io, messages.migrate.reading);
  const outcome = await needs.migrate(
    {
      source: /^https?:\/\//i.test(source) ? source : resolve(source),
      from: options.from ?? null,
      output: resolve(output),
      site: options.site,
      home: options.home ?? null,
      fetch: options.fetch ?? false,
      allowLoopback: options.allowLoopback ?? false,
      maxPictures: options.maxPictures,
      maxPictureBytes: options.maxSize * bytesOfMegabyte,
      maxMediaBytes: options.maxMedia * bytesOfMegabyte,
      strict,
      accept: acceptedBy(options),
      resume,
      types: options.type ?? [],
    },
    (done, of, phase) => (phase === 'reading' ? reading : progress).show(done, of),
    stopping.signal,
  );
  progress.clear();
  if ('failed' in outcome) {
    listening();
    io.err(`${messages.migrate.failures[outcome.failed](outcome.about)}\n`);
    return finish(codes[outcome.failed]);
  }
  const { done, refused } = outcome;
  tell(tools, done, json);
  if (refused) {
    listening();
    const lost = dropCodes.filter((code) => (done.drops[code] ?? 0) > 0 && !acceptedBy(options).includes(code));
    io.err(
      `${messages.migrate.refused(
        lost.reduce((sum, code) => sum + (done.drops[code] ?? 0), 0),
        lost.join(' '),
      )}\n`,
    );
    return finish(exitCodes.findings);
  }
  if (!json) io.err(`${messages.migrate.moved(done, output)}\n`);
  if (!json && done.pictures.lost > 0) io.err(`${messages.migrate.lostPictures(done.pictures)}\n`);
  if (options.import === true)
    await importMoved(tools, { folder: resolve(output), site: options.site, json, resume, signal: stopping.signal });
  else io.err(`${messages.migrate.next(output)}\n`);
  listening();
  if (log === undefined) return;
  const lost = await lostPages(tools, log, resolve(output, 'redirects.json'));
  if (lost === null) return;
  if (json) printJson(io, { schemaVersion: 1, ...lost });
  else io.out(`${messages.migrate.lost(lost)}\n`);
};

export const addMigrate: AddCommand = (program, tools) => {
  const {
    needs: { sites },
    messages,
  } = tools;
  const { command, options } = messages.migrate;
  const refused = messages.newsroom.arguments;
  const count = refusing(readCount, refused.count);
  program
    .command('migrate <source>')
    .description(command)
    .addOption(new Option('--from <kind>', options.from).choices(migrationKinds))
    .requiredOption('-o, --output <folder>', options.output)
    .addOption(siteOption(sites, options.site).default('main'))
    .option('--home <url>', options.home, refusing(readHome, messages.migrate.refusedHome))
    .option('--fetch', options.fetch)
    .option('--allow-loopback', options.loopback)
    .option('--max-pictures <count>', options.maxPictures, count, defaultPictures)
    .option('--max-size <megabytes>', options.maxSize, count, defaultSize)
    .option('--max-media <megabytes>', options.maxMedia, count, defaultMedia)
    .option('--type <names...>', options.type)
    .option('--import', options.import)
    .option('--strict', options.strict)
    .addOption(new Option('--accept <codes...>', options.accept).choices([byDesign, ...dropCodes]))
    .option('--log <file>', options.log)
    .option('--resume', options.resume)
    .action((source: string, _, self: Command) => migrate(tools, source, self.optsWithGlobals()));
};
