import type { EditReceipts, NodeReceipt } from '#adapters/newsroom-contract/receipts.ts';
import type { Tools } from '../input/command.ts';
import { printJson } from '../input/command.ts';
import { exitCodes } from '../terminal/exit-codes.ts';

const maxNamed = 5;

const sentence = ({ messages: { receipts } }: Pick<Tools, 'messages'>, { node, ms, dropped }: NodeReceipt): string => {
  if (ms === null) return receipts.silent(node);
  if (dropped === null) return receipts.toldNothing(node, ms);
  const [named, more] = [
    dropped.sample.slice(0, maxNamed),
    dropped.pages + dropped.feeds + dropped.sitemaps + dropped.others > maxNamed,
  ];
  return `${receipts.dropped(node, ms, dropped)}${named.length === 0 ? '' : `: ${named.join(', ')}${more ? ', …' : ''}`}`;
};

/** Each edge once, with its slowest confirmation: every node purges every edge. */
const edgesOf = (nodes: readonly NodeReceipt[]): ReadonlyMap<string, number | null> => {
  const edges = new Map<string, number | null>();
  for (const { name, ms } of nodes.flatMap(({ dropped }) => dropped?.edges ?? [])) {
    const known = edges.get(name);
    edges.set(name, ms === null || known === null ? null : Math.max(ms, known ?? 0));
  }
  return edges;
};

/** A node or an edge that is late or unknown is a finding. */
export const tellReceipt = (
  tools: Pick<Tools, 'io' | 'messages' | 'finish'>,
  told: EditReceipts,
  json: boolean,
): void => {
  const {
    io,
    messages: { receipts },
    finish,
  } = tools;
  const { nodes } = told;
  const edges = [...edgesOf(nodes ?? [])];
  if (nodes === null || [...nodes.map(({ ms }) => ms), ...edges.map(([, ms]) => ms)].includes(null))
    finish(exitCodes.findings);
  if (json) return printJson(io, { schemaVersion: 1, receipt: told });
  if (nodes === null) return io.err(`${receipts.nobodyKnows}\n`);
  if (nodes.length === 0) io.err(`${receipts.nobodyTold}\n`);
  for (const answer of nodes) io.err(`${sentence(tools, answer)}\n`);
  for (const [edge, ms] of edges)
    io.err(`${ms === null ? receipts.edgeNotPurged(edge) : receipts.edgePurged(edge, ms)}\n`);
};
