import type { Command } from 'commander';
import { exitCodes } from '../../terminal/exit-codes.ts';
import { executeAndTell } from '../../newsroom/execute-and-tell.ts';
import { tellResult } from '../../newsroom/tell-result.ts';
import type { Address } from '#core/addresses/paths/address.ts';
import type { Verdict } from '#core/addresses/judge-address.ts';
import { readAddress } from '../../addresses/read-address.ts';
import { installationOf } from '../../installation/installation.ts';
import type { AddCommand, Tools } from '../../input/command.ts';

interface Page {
  readonly site: string;
  readonly path: string;
}

const keptAt = (
  { sites, resources }: Tools['needs'],
  { outcome, site, redirect }: Verdict,
  { path }: Address,
): readonly Page[] => {
  if (site === null || site.reason === 'unknown-host') return [];
  const own = site.site.slug;
  if (outcome === 'page') return [{ site: own, path }];
  if (outcome === 'redirect') return redirect === null ? [] : [{ site: own, path: redirect.path }];
  if (outcome !== 'resource') return [];
  const beside = resources.flatMap((row) =>
    row.kind === 'of-page' && path.endsWith(row.suffix)
      ? [{ site: own, path: path.slice(0, -row.suffix.length) || '/' }]
      : [],
  );
  return [
    ...sites.filter(({ domain }) => domain === site.site.domain).map(({ slug }) => ({ site: slug, path })),
    ...beside,
  ];
};

const pagesAt = (
  { needs, io, messages: { newsroom }, finish }: Tools,
  addresses: readonly string[],
): readonly Page[] | null => {
  const { book, mainHost } = installationOf(needs);
  const kept = addresses.map((typed) => {
    const address = readAddress(typed, mainHost);
    return { typed, pages: keptAt(needs, book.judge(address), address) };
  });
  const strange = kept.filter(({ pages }) => pages.length === 0);
  for (const { typed } of strange) io.err(`${newsroom.nothingKept(typed)}\n`);
  if (strange.length === 0) return kept.flatMap(({ pages }) => pages);
  finish(exitCodes.usage);
  return null;
};

const purge = async (
  tools: Tools,
  addresses: readonly string[],
  { json }: { readonly json?: boolean },
): Promise<void> => {
  const pages = addresses.length === 0 ? null : pagesAt(tools, addresses);
  if (addresses.length > 0 && pages === null) return;
  const { newsroom } = tools.messages;
  await executeAndTell<'purge'>(tools, { do: 'purge', pages }, json, ({ local = false }) => {
    const report = { addresses: addresses.length === 0 ? null : addresses.length, ...(local ? { local } : {}) };
    tellResult(tools, json, report, `${newsroom.purged(report.addresses)}${local ? newsroom.purgedLocally : ''}`);
  });
};

export const addCache: AddCommand = (program, tools) => {
  const { commands } = tools.messages.newsroom;
  const cache = program.command('cache').description(commands.cache).helpCommand(false);
  cache
    .command('purge [url...]')
    .description(commands.purge)
    .action((addresses: readonly string[], _, self: Command) => purge(tools, addresses, self.optsWithGlobals()));
};
