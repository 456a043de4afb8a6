import type { Tools } from '../input/command.ts';
import { printJson } from '../input/command.ts';
import { exitCodes } from '../terminal/exit-codes.ts';
import type { Fault, Results, SavedArticle } from '../installation/order.ts';

const faultLine = ({ copy: { newsroom }, paint }: Tools, fault: Fault): string =>
  `${paint.strong(fault.line === null ? fault.file : `${fault.file}:${fault.line}`)}  ${newsroom.faults[fault.kind](fault)}\n`;

const articleLine = ({ copy: { newsroom } }: Tools, { site, slug, version, what, posts }: SavedArticle): string => {
  const moved =
    posts === null
      ? []
      : (['added', 'changed', 'removed'] as const)
          .filter((kind) => posts[kind].length > 0)
          .map((kind) => newsroom.posts[kind](posts[kind]));
  return `${[newsroom.what[what], `${site}/${slug}`, newsroom.version(version), ...moved].join('  ')}\n`;
};

/** Tells what was written, or everything that was wrong; those that stay as they are only by their number. */
export const reportWritten = (
  tools: Tools,
  { faults, articles }: Results['import'],
  json: boolean,
  dryRun = false,
): void => {
  const {
    io,
    copy: { newsroom },
    finish,
  } = tools;
  if (faults.length > 0)
    finish(faults.every(({ kind }) => kind === 'unreadable') ? exitCodes.unreadableInput : exitCodes.findings);
  if (json) {
    for (const fault of faults)
      printJson(io, { schemaVersion: 1, fault: { ...fault, message: newsroom.faults[fault.kind](fault) } });
    for (const article of articles) printJson(io, { schemaVersion: 1, ...article });
    return;
  }
  for (const fault of faults) io.err(faultLine(tools, fault));
  if (faults.length > 0) return io.err(`${newsroom.nothingImported(faults.length)}\n`);
  for (const article of articles.filter(({ what }) => what !== 'unchanged')) io.out(articleLine(tools, article));
  const count = (what: SavedArticle['what']): number => articles.filter((article) => article.what === what).length;
  io.err(
    `${newsroom.imported({ created: count('created'), updated: count('updated'), unchanged: count('unchanged') }, dryRun)}\n`,
  );
};
