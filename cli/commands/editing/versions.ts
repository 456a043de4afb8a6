import type { Command } from 'commander';
import type { DeletedArticle, VersionLog } from '#adapters/newsroom-contract/versions.ts';
import type { SaveReport } from '#adapters/newsroom-contract/articles.ts';
import { readCount, refusing } from '../../input/traffic-options.ts';
import type { Tools } from '../../input/command.ts';
import { printJson } from '../../input/command.ts';
import { executeAndTell } from '../../newsroom/execute-and-tell.ts';
import { moment, spokenMoment } from '../../newsroom/moment.ts';
import { reportWritten } from '../../newsroom/report-written.ts';
import { table } from '../../report/table.ts';
import { exitCodes } from '../../terminal/exit-codes.ts';

interface Shared {
  readonly json?: boolean;
}

const at = ({ needs: { sites } }: Tools, time: number): string => moment(time, sites[0].timeZone);
const spoken = ({ needs: { sites }, messages: { newsroom } }: Tools, time: number): string =>
  spokenMoment(time, sites[0].timeZone, newsroom);

const logAsTable = (tools: Tools, { versions }: VersionLog): string => {
  const { messages, paint } = tools;
  const { columns, actions, fields, current } = messages.versions;
  const rows = versions.map((one) => [
    String(one.version),
    one.at === null ? '–' : at(tools, one.at),
    one.actor ?? '–',
    `${actions[one.action]}${one.current ? ` (${current})` : ''}`,
    one.changed.map((field) => fields[field] ?? field).join(', '),
  ]);
  const head = [columns.version, columns.at, columns.actor, columns.action, columns.changed];
  return table(head, rows, paint, [0]);
};

const log = (tools: Tools, slug: string, { json }: Shared): Promise<void> =>
  executeAndTell<'list-versions'>(tools, { do: 'list-versions', slug }, json, (told) => {
    const { site, versions, deleted } = told;
    if (json === true) {
      if (deleted !== null) printJson(tools.io, { schemaVersion: 1, site, slug, deleted });
      for (const version of versions) printJson(tools.io, { schemaVersion: 1, site, slug, ...version });
      return;
    }
    if (deleted !== null)
      tools.io.err(
        `${tools.messages.versions.deleted(spoken(tools, deleted.deletedAt), deleted.actor, spoken(tools, deleted.until))}\n`,
      );
    tools.io.out(logAsTable(tools, told));
  });

const restore = (tools: Tools, slug: string, { json, to }: Shared & { readonly to: number }): Promise<void> =>
  executeAndTell<'restore-version'>(tools, { do: 'restore-version', slug, to }, json, (report: SaveReport) => {
    const isChanged = report.articles.some(({ what }) => what !== 'unchanged');
    if (json === true || isChanged) reportWritten(tools, report, json === true);
    else tools.io.err(`${tools.messages.versions.unchanged(slug)}\n`);
  });

const undelete = (tools: Tools, slug: string, { json }: Shared): Promise<void> =>
  executeAndTell<'undelete'>(tools, { do: 'undelete', slug }, json, (report) => {
    if (json === true) return reportWritten(tools, report, true);
    for (const { version } of report.articles) tools.io.out(`${tools.messages.versions.undeleted(slug, version)}\n`);
  });

const kill = async (tools: Tools, slug: string, { json, yes }: Shared & { readonly yes?: boolean }): Promise<void> => {
  const words = tools.messages.versions;
  if (yes !== true) {
    tools.io.err(`${words.yesMissing(slug)}\n`);
    return tools.finish(exitCodes.usage);
  }
  await executeAndTell<'kill'>(tools, { do: 'kill', slug }, json, (report) => {
    if (json === true) return printJson(tools.io, { schemaVersion: 1, ...report });
    const { versions, backups } = report;
    tools.io.out(`${words.killed(slug, versions)}\n${backups.length === 0 ? words.noBackups : words.backups}\n`);
    for (const { file, host, madeAt, checked } of backups)
      tools.io.out(`${words.backup(file, host, at(tools, madeAt), checked)}\n`);
  });
};

const deletedAsTable = (tools: Tools, articles: readonly DeletedArticle[]): string => {
  const {
    messages: { newsroom, versions },
    paint,
  } = tools;
  const rows = articles.map(({ site, slug, title, deletedAt, until, actor }) => [
    at(tools, deletedAt),
    at(tools, until),
    actor ?? '–',
    site,
    slug,
    title,
  ]);
  const { deleted, until, actor } = versions.columns;
  return table(
    [deleted, until, actor, newsroom.columns.site, newsroom.columns.slug, newsroom.columns.title],
    rows,
    paint,
  );
};

export const listDeleted = (tools: Tools, { json }: Shared): Promise<void> =>
  executeAndTell<'list-deleted'>(tools, { do: 'list-deleted' }, json, ({ articles }) => {
    if (json === true) articles.forEach((article) => printJson(tools.io, { schemaVersion: 1, ...article }));
    else if (articles.length === 0) tools.io.err(`${tools.messages.versions.nothingDeleted}\n`);
    else tools.io.out(deletedAsTable(tools, articles));
  });

/** The version to restore: `--to N`. */
export const toOption = (tools: Tools, command: Command, description: string): Command =>
  command.requiredOption('--to <number>', description, refusing(readCount, tools.messages.newsroom.arguments.count));

export const addVersions = (content: Command, tools: Tools): void => {
  const { commands, options } = tools.messages.versions;
  content
    .command('log <slug>')
    .description(commands.log)
    .action((slug: string, _, self: Command) => log(tools, slug, self.optsWithGlobals()));
  toOption(tools, content.command('restore <slug>').description(commands.restore), options.to).action(
    (slug: string, _, self: Command) => restore(tools, slug, self.optsWithGlobals()),
  );
  content
    .command('undelete <slug>')
    .description(commands.undelete)
    .action((slug: string, _, self: Command) => undelete(tools, slug, self.optsWithGlobals()));
  content
    .command('kill <slug>')
    .description(commands.kill)
    .option('--yes', options.yes)
    .action((slug: string, _, self: Command) => kill(tools, slug, self.optsWithGlobals()));
};
