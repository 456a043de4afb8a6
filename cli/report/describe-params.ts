import type { RouteRow } from '#core/addresses/routes/route-row.ts';
import type { Messages } from '../messages/messages.ts';

const dateNames = ['year', 'month', 'day'];

export const describeParam = (row: RouteRow, name: string, messages: Messages): string => {
  if (dateNames.includes(name)) return messages.params.date;
  if (row.pattern.includes(`{${name}...}`)) return messages.params.rest;
  const rule = row.where[name] ?? { kind: 'any' };
  return rule.kind === 'one-of' ? messages.oneOf(rule.options) : messages.params[rule.kind];
};

const namesIn = ({ pattern }: RouteRow): readonly string[] =>
  [...pattern.matchAll(/\{(\w+)/g)].map(([, name]) => name ?? '');

export const describeParams = (row: RouteRow, messages: Messages): readonly string[] =>
  namesIn(row)
    .filter((name) => row.where[name] !== undefined)
    .map((name) => `${name}: ${describeParam(row, name, messages)}`);
