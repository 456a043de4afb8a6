import type { Messages } from '../messages/messages.ts';
import type { Mending } from '../mend/mend-traffic.ts';
import type { Proposal } from '../mend/proposals.ts';
import { readable } from '../terminal/readable.ts';
import type { Paint } from './paint.ts';
import { table } from './table.ts';

interface Tools {
  readonly messages: Messages;
  readonly paint: Paint;
}

const maxShown = 30;

const maxLength = 90;

const cut = (text: string): string => (text.length > maxLength ? `${text.slice(0, maxLength - 1)}…` : text);

const sumOf = (proposals: readonly Proposal[], figure: (one: Proposal) => number): number =>
  proposals.reduce((sum, one) => sum + figure(one), 0);

const proposed = (all: readonly Proposal[], { messages: { mend, traffic }, paint }: Tools): string => {
  const rows = all
    .slice(0, maxShown)
    .map(({ rule, evidence, confidence, requests, addresses, of }) => [
      traffic.number(requests),
      mend.ofAddresses(addresses, of),
      traffic.share(confidence, 1),
      mend.evidences[evidence],
      `${cut(readable(rule.from))} → ${cut(readable(rule.to))}`,
    ]);
  const { columns } = mend;
  const head = [columns.requests, columns.addresses, columns.confidence, columns.evidence, columns.rule];
  const more = all.length > maxShown ? `${traffic.more(all.length - maxShown)}\n` : '';
  return `${table(head, rows, paint, [0, 1, 2])}${more}`;
};

export const mendTable = ({ unmended }: Mending, byRequests: readonly Proposal[], tools: Tools): string => {
  const { mend, traffic } = tools.messages;
  if (byRequests.length === 0 && unmended.length === 0) return `${mend.nothingDead}\n`;
  const saved = mend.saves(
    sumOf(byRequests, ({ requests }) => requests),
    sumOf(byRequests, ({ addresses }) => addresses),
    byRequests.length,
  );
  const found = byRequests.length === 0 ? '' : `${tools.paint.strong(saved)}\n\n${proposed(byRequests, tools)}`;
  if (unmended.length === 0) return found;
  const fresh = unmended.reduce((sum, one) => sum + one.fresh, 0);
  const rows = unmended
    .slice(0, maxShown)
    .map((one) => `  ${traffic.requests(one.fresh)}  ${cut(readable(one.path))}\n`)
    .join('');
  const more = unmended.length > maxShown ? `  ${traffic.more(unmended.length - maxShown)}\n` : '';
  return `${found}${found === '' ? '' : '\n'}${tools.paint.strong(mend.unmended(unmended.length, fresh))}\n${rows}${more}`;
};
