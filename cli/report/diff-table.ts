import type { Taken } from '../diff/change.ts';
import { changeKinds } from '../diff/change.ts';
import type { Differences } from '../diff/compare-rule-sets.ts';
import type { ProvenDifference } from '../diff/prove-difference.ts';
import type { Messages } from '../messages/messages.ts';
import type { Paint } from './paint.ts';
import { table } from './table.ts';

const max = 50;

export const endInWords = ({ status, location, route, arrives }: Taken): string => {
  if (location === null) return `${status}${route === null ? '' : ` ${route}`}`;
  return `${status} ${location}${arrives ? '' : ' (404)'}`;
};

const kindsIn = (list: Differences['list']) =>
  changeKinds
    .map((kind) => ({ kind, found: list.filter((difference) => difference.kind === kind) }))
    .filter(({ found }) => found.length > 0);

export const diffEnd = ({ list, unlisted }: Differences, { verify }: Pick<Messages, 'verify'>): string =>
  list.length === 0
    ? verify.noChange
    : kindsIn(list)
        .map(({ kind, found }) =>
          verify.diffCount(
            kind,
            found.length,
            found.reduce((sum, { hits }) => sum + hits, unlisted.get(kind) ?? 0),
            (unlisted.get(kind) ?? 0) > 0,
          ),
        )
        .join('; ');

export const diffTable = (
  differences: Differences,
  last: string,
  {
    messages: { verify, traffic },
    paint,
  }: { readonly messages: Pick<Messages, 'verify' | 'traffic'>; readonly paint: Paint },
): string => {
  const { list } = differences;
  if (list.length === 0) return `${last}\n`;
  const kinds = kindsIn(list);
  const rows = kinds.flatMap(({ found }) =>
    found
      .slice(0, max)
      .map(({ kind, hits, url, before, after }) => [
        kind,
        traffic.number(hits),
        url,
        endInWords(before),
        endInWords(after),
      ]),
  );
  const hidden = kinds.reduce((sum, { found }) => sum + Math.max(0, found.length - max), 0);
  const head = [
    verify.columns.finding,
    traffic.columns.hits,
    traffic.columns.address,
    verify.columns.before,
    verify.columns.after,
  ];
  const more = hidden === 0 ? '' : `${traffic.more(hidden)}\n`;
  return `${table(head, rows, paint, [1])}${more}${last}\n`;
};

export const proofTable = (
  list: readonly ProvenDifference[],
  last: string,
  { messages: { verify }, paint }: { readonly messages: Pick<Messages, 'verify'>; readonly paint: Paint },
): string => {
  const { finding, shape, witness, before, after } = verify.columns;
  const rows = list.map((one) => [one.kind, one.shape, one.url, endInWords(one.before), endInWords(one.after)]);
  return `${list.length === 0 ? '' : table([finding, shape, witness, before, after], rows, paint)}${last}\n`;
};
