import type { Command } from 'commander';
import type { SiteRole } from '#core/addresses/sites/site.ts';
import { defaultPipLabel } from '#core/media/pip/hu.ts';
import { isUploadedVideo, pipSource } from '#core/media/pip/pip-status.ts';
import type { AddCommand, Tools } from '../../input/command.ts';
import { executeAndTell } from '../../newsroom/execute-and-tell.ts';
import { siteArgument } from '../../newsroom/read-options.ts';
import { tellResult } from '../../newsroom/tell-result.ts';
import { exitCodes } from '../../terminal/exit-codes.ts';

interface Shared {
  readonly json?: boolean;
}

interface SetOptions extends Shared {
  readonly title: string;
  readonly label?: string;
  readonly large?: boolean;
  readonly manual?: boolean;
}

const set = async (
  tools: Tools,
  site: SiteRole,
  url: string,
  { json, title, label, large: open = false, manual = false }: SetOptions,
): Promise<void> => {
  const {
    io,
    messages: { video: words },
    needs,
    finish,
  } = tools;
  const source = url.startsWith('/') && !isUploadedVideo(url) ? null : pipSource(url, (await needs.settings()).embeds);
  if (source === null) {
    io.err(`${words.noAddress(url.replace(/[\p{Cc}\p{Cf}]/gu, ' '))}\n`);
    return finish(exitCodes.usage);
  }
  const video = { url, title: title.trim(), label: label?.trim() ?? null, open, manual };
  await executeAndTell<'set-video'>(tools, { do: 'set-video', site, video }, json, (done) =>
    tellResult(tools, json, { ...done, source: source.kind }, words.set[source.kind](site)),
  );
};

const show = (tools: Tools, site: SiteRole, { json }: Shared): Promise<void> =>
  executeAndTell<'show-video'>(tools, { do: 'show-video', site }, json, (done) => {
    const { video: words } = tools.messages;
    const { video } = done;
    if (json !== true && video !== null)
      tools.io.out(`${video.title} (${video.label ?? defaultPipLabel})\n${video.url}\n`);
    else tellResult(tools, json, done, words.none(site));
  });

const end = (tools: Tools, site: SiteRole, { json }: Shared): Promise<void> =>
  executeAndTell<'end-video'>(tools, { do: 'end-video', site }, json, (done) => {
    const { video: words } = tools.messages;
    if (!done.ended) tools.finish(exitCodes.findings);
    tellResult(tools, json, done, done.ended ? words.ended(site) : words.none(site));
  });

export const addVideo: AddCommand = (program, tools) => {
  const { commands, options } = tools.messages.video;
  const site = siteArgument(tools.needs.sites);
  const video = program.command('video').description(commands.video).helpCommand(false);
  video
    .command('set')
    .description(commands.set)
    .addArgument(site)
    .argument('<address>')
    .requiredOption('--title <text>', options.title)
    .option('--label <text>', options.label)
    .option('--large', options.large)
    .option('--manual', options.manual)
    .action((role: SiteRole, url: string, _, self: Command) => set(tools, role, url, self.optsWithGlobals()));
  video
    .command('show')
    .description(commands.show)
    .addArgument(site)
    .action((role: SiteRole, _, self: Command) => show(tools, role, self.optsWithGlobals()));
  video
    .command('end')
    .description(commands.end)
    .addArgument(site)
    .action((role: SiteRole, _, self: Command) => end(tools, role, self.optsWithGlobals()));
};
