import type { NodeAnswer, Told } from '../installation/newsroom-command.ts';
import type { Tools } from '../input/command.ts';
import { printJson } from '../input/command.ts';
import { exitCodes } from '../terminal/exit-codes.ts';

/** Addresses that are named of what a node dropped. */
const mostNamed = 5;

const sentence = ({ messages: { newsroom } }: Pick<Tools, 'messages'>, { node, ms, dropped }: NodeAnswer): string => {
  if (ms === null) return newsroom.nodeSilent(node);
  if (dropped === null) return newsroom.nodeToldNothing(node, ms);
  const [named, more] = [
    dropped.sample.slice(0, mostNamed),
    dropped.pages + dropped.feeds + dropped.sitemaps + dropped.others > mostNamed,
  ];
  return `${newsroom.nodeDropped(node, ms, dropped)}${named.length === 0 ? '' : `: ${named.join(', ')}${more ? ', …' : ''}`}`;
};

/** Tells which web nodes have carried out an edit, and what they dropped; that one did not is a finding. */
export const tellReceipt = (tools: Pick<Tools, 'io' | 'messages' | 'finish'>, told: Told, json: boolean): void => {
  const {
    io,
    messages: { newsroom },
    finish,
  } = tools;
  if (told.nodes.some(({ ms }) => ms === null)) finish(exitCodes.findings);
  if (json) return printJson(io, { schemaVersion: 1, receipt: told });
  if (told.nodes.length === 0) io.err(`${newsroom.nobodyTold}\n`);
  for (const answer of told.nodes) io.err(`${sentence(tools, answer)}\n`);
};
