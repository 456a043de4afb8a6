import { resolve } from 'node:path';
import type { Command } from 'commander';
import { executeAndTell } from '../../newsroom/execute-and-tell.ts';
import { listAsTable } from '../../newsroom/list-as-table.ts';
import type { SiteRole } from '#core/addresses/sites/site.ts';
import { givenFiles } from '../../newsroom/given-files.ts';
import { readCorrection, type TypedCorrection } from '../../newsroom/read-correction.ts';
import { readInput } from '../../newsroom/read-input.ts';
import { readTime, siteArgument, siteOption } from '../../newsroom/read-options.ts';
import { addVersions, listDeleted } from '../editing/versions.ts';
import { reportWritten } from '../../newsroom/report-written.ts';
import { tellResult } from '../../newsroom/tell-result.ts';
import { readCount, refusing } from '../../input/traffic-options.ts';
import type { AddCommand, Tools } from '../../input/command.ts';
import { printJson } from '../../input/command.ts';
import { exitCodes } from '../../terminal/exit-codes.ts';

interface Shared {
  readonly json?: boolean;
}

interface PostOptions extends Shared {
  readonly id?: string;
  readonly title?: string;
  readonly pinned?: boolean;
}

interface Which extends Shared {
  readonly site?: SiteRole;
  /** Unix seconds. */
  readonly since?: number;
}

const importFiles = async (
  tools: Tools,
  files: readonly string[],
  { json, dryRun = false, strict = false }: Shared & { readonly dryRun?: boolean; readonly strict?: boolean },
): Promise<void> => {
  const given = await givenFiles(tools, files);
  if (given !== null)
    await executeAndTell<'import'>(
      tools,
      { do: 'import', files: given, dryRun, ...(strict && { strict }) },
      json,
      (report) => reportWritten(tools, report, json === true, dryRun),
    );
};

const post = async (
  tools: Tools,
  slug: string,
  file: string | undefined,
  { id, title, pinned, json }: PostOptions,
): Promise<void> => {
  const text = file === undefined ? null : await readInput(tools, file);
  if (file !== undefined && text === null) return;
  await executeAndTell<'post'>(
    tools,
    { do: 'post', slug, id: id ?? null, title: title ?? null, pinned: pinned ?? null, text },
    json,
    (report) => reportWritten(tools, report, json === true),
  );
};

const takeBack = (tools: Tools, slug: string, ids: readonly string[], { json }: Shared): Promise<void> =>
  executeAndTell<'take-back'>(tools, { do: 'take-back', slug, ids }, json, (report) =>
    reportWritten(tools, report, json === true),
  );

const correct = async (tools: Tools, slug: string, { json, ...typed }: Shared & TypedCorrection): Promise<void> => {
  const read = readCorrection(typed);
  if ('fault' in read) {
    tools.io.err(`${tools.messages.corrections.faults[read.fault]}\n`);
    return tools.finish(exitCodes.usage);
  }
  await executeAndTell<'correct'>(tools, { do: 'correct', slug, ...read }, json, (report) =>
    reportWritten(tools, report, json === true),
  );
};

const deleteArticles = (tools: Tools, site: SiteRole, slugs: readonly string[], { json }: Shared): Promise<void> =>
  executeAndTell<'delete'>(tools, { do: 'delete', site, slugs }, json, (report) => {
    if (json === true) printJson(tools.io, { schemaVersion: 1, ...report });
    else tools.io.out(`${tools.messages.newsroom.deleted(report.deleted)}\n`);
  });

const list = (tools: Tools, { json, site, since, limit }: Which & { readonly limit: number }): Promise<void> =>
  executeAndTell<'list'>(
    tools,
    { do: 'list', site: site ?? null, since: since ?? null, limit },
    json,
    ({ articles }) => {
      if (json === true) articles.forEach((article) => printJson(tools.io, { schemaVersion: 1, ...article }));
      else tools.io.out(listAsTable(tools, articles));
    },
  );

const exportArticles = (
  tools: Tools,
  slugs: readonly string[],
  { json, site, since, output }: Which & { readonly output: string },
): Promise<void> =>
  executeAndTell<'export'>(
    tools,
    { do: 'export', site: site ?? null, since: since ?? null, slugs, folder: resolve(output) },
    json,
    (report) =>
      tellResult(tools, json, report, tools.messages.newsroom.exported(report.files, report.pictures, output)),
  );

export const addContent: AddCommand = (program, tools) => {
  const {
    messages: {
      corrections,
      versions: {
        options: { deleted },
      },
      newsroom: { commands, options, arguments: refused },
    },
    needs: { sites },
  } = tools;
  const content = program.command('content').description(commands.content).helpCommand(false);
  const time = refusing(readTime(sites[0].timeZone), refused.time);
  content
    .command('import <files...>')
    .description(commands.import)
    .option('--dry-run', options.dryRun)
    .option('--strict', options.strict)
    .action((files: readonly string[], _, self: Command) => importFiles(tools, files, self.optsWithGlobals()));
  content
    .command('post <slug> [file]')
    .description(commands.post)
    .option('--id <id>', options.id)
    .option('--title <title>', options.title)
    .option('--pinned', options.pinned)
    .option('--no-pinned', options.notPinned)
    .action((slug: string, file: string | undefined, _, self: Command) =>
      post(tools, slug, file, self.optsWithGlobals()),
    );
  content
    .command('unpost <slug> <ids...>')
    .description(commands.unpost)
    .action((slug: string, ids: readonly string[], _, self: Command) =>
      takeBack(tools, slug, ids, self.optsWithGlobals()),
    );
  content
    .command('correct <slug>')
    .description(corrections.command)
    .requiredOption('--reason <text>', corrections.options.reason)
    .option('--before <text>', corrections.options.before)
    .option('--after <text>', corrections.options.after)
    .action((slug: string, _, self: Command) => correct(tools, slug, self.optsWithGlobals()));
  content
    .command('delete')
    .description(commands.delete)
    .addArgument(siteArgument(sites))
    .argument('<slugs...>')
    .action((site: SiteRole, slugs: readonly string[], _, self: Command) =>
      deleteArticles(tools, site, slugs, self.optsWithGlobals()),
    );
  content
    .command('list')
    .description(commands.list)
    .addOption(siteOption(sites, options.site))
    .option('--since <time>', options.since, time)
    .option('--limit <count>', options.limit, refusing(readCount, refused.count), 20)
    .option('--deleted', deleted)
    .action((_, self: Command) => {
      const given = self.optsWithGlobals<Which & { readonly limit: number; readonly deleted?: boolean }>();
      return given.deleted === true ? listDeleted(tools, given) : list(tools, given);
    });
  content
    .command('export [slugs...]')
    .description(commands.export)
    .addOption(siteOption(sites, options.site))
    .option('--since <time>', options.since, time)
    .requiredOption('-o, --output <folder>', options.folder)
    .action((slugs: readonly string[], _, self: Command) => exportArticles(tools, slugs, self.optsWithGlobals()));
  addVersions(content, tools);
};
