import type { Command } from 'commander';
import { truncate } from '#core/wording/truncate.ts';
import { noticeAudiences, noticeLevels } from '#core/editorial/notices/notice.ts';
import { readCount, refusing } from '../../input/traffic-options.ts';
import type { AddCommand, Tools } from '../../input/command.ts';
import { printJson } from '../../input/command.ts';
import type { ListedNotice, SetNotice } from '../../installation/notice.ts';
import { executeAndTell } from '../../newsroom/execute-and-tell.ts';
import { moment, spokenMoment } from '../../newsroom/moment.ts';
import { readNotice } from '../../newsroom/read-notice.ts';
import { tellResult } from '../../newsroom/tell-result.ts';
import { table } from '../../report/table.ts';
import { exitCodes } from '../../terminal/exit-codes.ts';

interface Shared {
  readonly json?: boolean;
}

interface SetOptions extends Shared {
  readonly level: string;
  readonly until?: string;
  readonly link?: string;
  readonly site: readonly string[];
  readonly audience: string;
  readonly required?: boolean;
}

const shownText = 60;

const wherever = ({ messages: { newsroom } }: Tools, { sites }: Pick<SetNotice, 'sites'>): string =>
  sites === null ? newsroom.everySite : sites.join(', ');

const set = async (
  tools: Tools,
  text: string,
  { json, until, link, site, level, audience, required = false }: SetOptions,
): Promise<void> => {
  const {
    io,
    messages: { newsroom },
    needs: { sites },
    finish,
  } = tools;
  const typed = { text, level, until, link, sites: site, audience, required };
  const read = readNotice(sites, typed, io.time.now() / 1000, newsroom);
  if ('faults' in read) {
    for (const [fault, given] of read.faults) io.err(`${newsroom.noticeFaults[fault](given)}\n`);
    return finish(exitCodes.usage);
  }
  await executeAndTell<'set-notice'>(tools, { do: 'set-notice', notice: read.notice }, json, (done) =>
    tellResult(
      tools,
      json,
      done,
      newsroom.noticeSet(done.id, spokenMoment(done.until, sites[0].timeZone, newsroom), wherever(tools, read.notice)),
    ),
  );
};

const asTable = (tools: Tools, notices: readonly ListedNotice[]): string => {
  const {
    messages: {
      newsroom: { columns, noticeStates, noticeLevels: levels, noticeAudiences: audiences },
    },
    needs: {
      sites: [{ timeZone }],
    },
    paint,
  } = tools;
  return table(
    [
      columns.id,
      columns.state,
      columns.level,
      columns.validUntil,
      columns.site,
      columns.audience,
      columns.required,
      columns.text,
    ],
    notices.map((notice) => [
      String(notice.id),
      noticeStates[notice.state],
      levels[notice.level],
      moment(notice.until, timeZone),
      wherever(tools, notice),
      audiences[notice.audience],
      notice.required ? '–' : '+',
      truncate(notice.text, shownText),
    ]),
    paint,
    [0],
  );
};

const list = (tools: Tools, { json }: Shared): Promise<void> =>
  executeAndTell<'list-notices'>(tools, { do: 'list-notices' }, json, ({ notices }) => {
    if (json === true) notices.forEach((notice) => printJson(tools.io, { schemaVersion: 1, ...notice }));
    else if (notices.length === 0) tools.io.err(`${tools.messages.newsroom.noNotices}\n`);
    else tools.io.out(asTable(tools, notices));
  });

const end = (tools: Tools, id: number, { json }: Shared): Promise<void> =>
  executeAndTell<'end-notice'>(tools, { do: 'end-notice', id }, json, (done) =>
    tellResult(tools, json, done, tools.messages.newsroom.noticeEnded(done.ended)),
  );

const collect = (one: string, before: readonly string[]): readonly string[] => [...before, one];

export const addNotice: AddCommand = (program, tools) => {
  const { commands, options, arguments: refused } = tools.messages.newsroom;
  const notice = program.command('notice').description(commands.notice).helpCommand(false);
  notice
    .command('set <text>')
    .description(commands.setNotice)
    .option(`--level <${noticeLevels.toReversed().join('|')}>`, options.noticeLevel, 'info')
    .option('--until <time>', options.until)
    .option('--link <address>', options.link)
    .option('--site <site>', options.noticeSite, collect, [])
    .option(`--audience <${noticeAudiences.join('|')}>`, options.audience, 'everybody')
    .option('--required', options.required)
    .action((text: string, _, self: Command) => set(tools, text, self.optsWithGlobals()));
  notice
    .command('list')
    .description(commands.listNotices)
    .action((_, self: Command) => list(tools, self.optsWithGlobals()));
  notice
    .command('end')
    .description(commands.endNotice)
    .argument('<id>', '', refusing(readCount, refused.count))
    .action((id: number, _, self: Command) => end(tools, id, self.optsWithGlobals()));
};
