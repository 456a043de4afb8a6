import type { Tools } from '../input/command.ts';
import { printJson } from '../input/command.ts';
import { tellFaults, tellUnshown } from './tell-faults.ts';
import type { SavedArticle, SaveReport } from '#adapters/newsroom-contract/articles.ts';

const articleLine = ({ messages: { newsroom } }: Tools, { site, slug, version, what, posts }: SavedArticle): string => {
  const moved =
    posts === null
      ? []
      : (['added', 'changed', 'removed'] as const)
          .filter((kind) => posts[kind].length > 0)
          .map((kind) => newsroom.posts[kind](posts[kind]));
  return `${[newsroom.what[what], `${site}/${slug}`, newsroom.version(version), ...moved].join('  ')}\n`;
};

export const reportWritten = (
  tools: Tools,
  { faults, unshown = [], articles }: SaveReport,
  json: boolean,
  dryRun = false,
): void => {
  const {
    io,
    messages: { newsroom },
  } = tools;
  tellUnshown(tools, unshown, json);
  tellFaults(tools, faults, json);
  if (json) {
    for (const article of articles) printJson(io, { schemaVersion: 1, ...article });
    return;
  }
  if (faults.length > 0) return;
  for (const article of articles.filter(({ what }) => what !== 'unchanged')) io.out(articleLine(tools, article));
  const count = (what: SavedArticle['what']): number => articles.filter((article) => article.what === what).length;
  io.err(
    `${newsroom.imported({ created: count('created'), updated: count('updated'), unchanged: count('unchanged') }, dryRun)}\n`,
  );
};
