import { type JsonObject, textAt } from '../../moved/parsed-object.ts';
import { isSeenByAnyone } from './seen-by-anyone.ts';

/** Published posts without a password. */
export const shownIn = (rows: readonly JsonObject[]): readonly string[] =>
  rows
    .filter((row) => textAt(row, 'status') === 'publish' && textAt(row, 'password') === '')
    .map((row) => textAt(row, 'id'));

/** Those of an editor's posts that `seen`, the answers to a stranger, does not hold as a whole. */
export const closedAmong = (rows: readonly JsonObject[], seen: readonly JsonObject[]): ReadonlySet<string> => {
  const closed = new Set(shownIn(rows));
  for (const row of seen) {
    const own = rows.find((one) => textAt(one, 'id') === textAt(row, 'id'));
    if (isSeenByAnyone(textAt(own?.['content'], 'raw'), textAt(row['content'], 'rendered')))
      closed.delete(textAt(row, 'id'));
  }
  return closed;
};
