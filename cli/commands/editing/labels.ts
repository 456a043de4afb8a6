import type { Command } from 'commander';
import type { SiteRole } from '#core/addresses/sites/site.ts';
import { type LabelKind, labelKinds, type ListedLabel, type MovedLabel } from '#adapters/newsroom-contract/labels.ts';
import type { AddCommand, Tools } from '../../input/command.ts';
import { printJson } from '../../input/command.ts';
import { executeAndTell } from '../../newsroom/execute-and-tell.ts';
import { siteArgument, siteOption } from '../../newsroom/read-options.ts';
import { table } from '../../report/table.ts';
import { exitCodes } from '../../terminal/exit-codes.ts';

interface Shared {
  readonly json?: boolean;
}

interface Place {
  readonly kind: LabelKind;
  readonly site: SiteRole | null;
}

interface Renaming extends Shared {
  readonly to?: string;
  readonly name?: string;
  readonly title?: string;
}

const listAsTable = (
  { messages: { newsroom, labels }, paint }: Tools,
  { kind }: Place,
  listed: readonly ListedLabel[],
): string => {
  const bySite = kind === 'section';
  const rows = listed.map(({ site, slug, name, articles, before }) => [
    ...(bySite ? [site ?? ''] : []),
    slug,
    name,
    String(articles),
    before.join(', '),
  ]);
  const { slug, name, site } = newsroom.columns;
  const { articles, before } = labels.columns;
  return table([...(bySite ? [site] : []), slug, name, articles, before], rows, paint, [bySite ? 3 : 2]);
};

const list = (tools: Tools, place: Place, { json }: Shared): Promise<void> =>
  executeAndTell<'list-labels'>(tools, { do: 'list-labels', ...place }, json, ({ labels }) => {
    if (json === true) labels.forEach((label) => printJson(tools.io, { schemaVersion: 1, ...label }));
    else if (labels.length === 0) tools.io.err(`${tools.messages.labels.none}\n`);
    else tools.io.out(listAsTable(tools, place, labels));
  });

const tellMoved = (tools: Tools, json: boolean | undefined, moved: MovedLabel, sentence: string): void => {
  if (json === true) return printJson(tools.io, { schemaVersion: 1, ...moved });
  tools.io.out(`${sentence}\n`);
  if (moved.redirect !== null)
    tools.io.out(`${tools.messages.labels.redirects(moved.redirect.from, moved.redirect.to)}\n`);
};

const rename = async (tools: Tools, place: Place, slug: string, given: Renaming): Promise<void> => {
  const words = tools.messages.labels;
  const { json, to = null, name = null, title = null } = given;
  if (to === null && name === null && title === null) {
    tools.io.err(`${words.nothingGiven(place.kind === 'author' ? '--to, --name, --title' : '--to, --name')}\n`);
    return tools.finish(exitCodes.usage);
  }
  const order = { do: 'rename-label', ...place, slug, to, name, title } as const;
  await executeAndTell<'rename-label'>(tools, order, json, (moved) =>
    tellMoved(tools, json, moved, words.renamed(moved.to, moved.name, moved.articles)),
  );
};

const merge = (
  tools: Tools,
  place: Place,
  slug: string,
  { json, into }: Shared & { readonly into: string },
): Promise<void> =>
  executeAndTell<'merge-labels'>(tools, { do: 'merge-labels', ...place, slug, into }, json, (moved) =>
    tellMoved(tools, json, moved, tools.messages.labels.merged(moved.from, moved.to, moved.articles)),
  );

const names: Readonly<Record<LabelKind, string>> = { author: 'authors', section: 'sections', tag: 'tags' };

const addKind = (program: Command, tools: Tools, kind: LabelKind): void => {
  const {
    messages: {
      labels: { commands, options },
    },
    needs: { sites },
  } = tools;
  const words = commands[kind];
  const group = program.command(names[kind]).description(words.group).helpCommand(false);
  const bySite = kind === 'section';
  const named = (command: Command): Command =>
    bySite ? command.addArgument(siteArgument(sites)).argument('<slug>') : command.argument('<slug>');
  const given = (args: readonly unknown[]): { readonly place: Place; readonly slug: string } => ({
    place: { kind, site: bySite ? (args[0] as SiteRole) : null },
    slug: String(args[bySite ? 1 : 0]),
  });
  const listing = group.command('list').description(words.list);
  (bySite ? listing.addOption(siteOption(sites, options.site)) : listing).action((_, self: Command) => {
    const { site = null, ...shared } = self.optsWithGlobals<Shared & { readonly site?: SiteRole }>();
    return list(tools, { kind, site }, shared);
  });
  const renaming = named(group.command('rename').description(words.rename))
    .option('--to <slug>', options.to)
    .option('--name <text>', options.name);
  (kind === 'author' ? renaming.option('--title <text>', options.title) : renaming).action((...args: unknown[]) => {
    const { place, slug } = given(args);
    return rename(tools, place, slug, renaming.optsWithGlobals());
  });
  const merging = named(group.command('merge').description(words.merge)).requiredOption('--into <slug>', options.into);
  merging.action((...args: unknown[]) => {
    const { place, slug } = given(args);
    return merge(tools, place, slug, merging.optsWithGlobals());
  });
};

export const addLabels: AddCommand = (program, tools) => labelKinds.forEach((kind) => addKind(program, tools, kind));
