import type { Command } from 'commander';
import { exitCodes } from '../terminal/exit-codes.ts';
import { carryOut } from '../newsroom/carry-out.ts';
import { tellResult } from '../newsroom/tell-result.ts';
import { readAddress } from '../addresses/read-address.ts';
import { installationOf } from '../installation/installation.ts';
import type { AddCommand, Tools } from '../input/command.ts';

interface Page {
  readonly site: string;
  readonly path: string;
}

/** The pages at addresses; null when one is none, which is told. */
const pagesAt = ({ needs, io, copy: { newsroom }, finish }: Tools, addresses: readonly string[]): readonly Page[] | null => {
  const { book, mainHost } = installationOf(needs);
  const pages: Page[] = [];
  for (const typed of addresses) {
    const address = readAddress(typed, mainHost);
    const { outcome, site } = book.judge(address);
    if (outcome === 'page' && site !== null) pages.push({ site: site.site.slug, path: address.path });
    else io.err(`${newsroom.notAPage(typed)}\n`);
  }
  if (pages.length === addresses.length) return pages;
  finish(exitCodes.usage);
  return null;
};

const purge = async (tools: Tools, addresses: readonly string[], { json }: { readonly json?: boolean }): Promise<void> => {
  const pages = addresses.length === 0 ? null : pagesAt(tools, addresses);
  if (addresses.length > 0 && pages === null) return;
  const report = await carryOut<'purge'>(tools, { do: 'purge', pages });
  if (report === null) return;
  tellResult(tools, json, report, tools.copy.newsroom.purged(report.pages));
};

/** Copies that the running server keeps. */
export const addCache: AddCommand = (program, tools) => {
  const { commands } = tools.copy.newsroom;
  const cache = program.command('cache').description(commands.cache).helpCommand(false);
  cache.command('purge [url...]').description(commands.purge)
    .action((addresses: readonly string[], _, self: Command) => purge(tools, addresses, self.optsWithGlobals()));
};
