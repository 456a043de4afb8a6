import type { Messages } from '../messages/messages.ts';
import type { Paint } from './paint.ts';
import type { ShadowReport, ShadowRow } from '../installation/shadow-order.ts';
import { readable } from '../terminal/readable.ts';
import { table } from './table.ts';

interface Tools {
  readonly messages: Messages;
  readonly paint: Paint;
}

const maxLength = 60;
const cut = (text: string): string => (text.length > maxLength ? `${text.slice(0, maxLength - 1)}…` : text);
const placeOf = (place: string | null): string => (place === null ? '404' : cut(readable(place)));

const rowsOf = (top: readonly ShadowRow[], { messages: { shadow, traffic }, paint }: Tools): string => {
  const { columns, kinds } = shadow;
  const head = [columns.requests, columns.kind, columns.address, columns.before, columns.after, columns.rules];
  const rows = top.map(({ requests, kind, address, before, after, rules }) => [
    traffic.number(requests),
    kinds[kind],
    cut(readable(address)),
    placeOf(before),
    placeOf(after),
    rules.join(', '),
  ]);
  return table(head, rows, paint, [0]);
};

/** `now` is in unix seconds. */
export const shadowReport = (report: ShadowReport, seconds: number, now: number, tools: Tools): string => {
  const { requests, lost, found, moved, top, since } = report;
  const { shadow } = tools.messages;
  const span = shadow.span(seconds);
  const counted = now - since;
  // The window starts on a whole minute; mention a shorter period only when it is over a minute shorter.
  const younger = counted < seconds - 60 ? `${shadow.younger(shadow.span(Math.max(60, counted)))}\n` : '';
  if (requests === 0) return `${tools.paint.strong(shadow.nobodyCame(span))}\n${younger}`;
  const different = lost + found + moved;
  if (different === 0) return `${tools.paint.strong(shadow.same(span, requests))}\n${younger}`;
  const headline = tools.paint.strong(lost > 0 ? shadow.lost(span, lost) : shadow.noneLost(span));
  const hidden = different - top.reduce((sum, row) => sum + row.requests, 0);
  const more = hidden > 0 ? `${shadow.notShown(hidden)}\n` : '';
  return `${headline}\n${shadow.others(found, moved, requests)}\n${younger}\n${rowsOf(top, tools)}${more}`;
};
