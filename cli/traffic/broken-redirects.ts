import { hash } from 'node:crypto';
import type { Address } from '#core/addresses/paths/address.ts';
import type { Counted, ExactTally } from './exact-tally.ts';
import { keyIn } from './exact-tally.ts';
import { rowKey } from './tallied-rows.ts';

/** Requests that the log says were redirected, and that now end where nothing is. */
export interface BrokenRedirect {
  readonly url: string;
  readonly rules: readonly string[];
  /** Whether the request shows nothing else that is wrong. */
  readonly alone: boolean;
  readonly isPerson: boolean;
}

/**
 * A log says of a redirect only that there was one. Whether it led to a page is told by what the same log says of the
 * place where it ends.
 */
export interface BrokenRedirects {
  /** What the log says of a place where nothing is now. */
  readonly addEnd: (place: string, status: number, weight: number) => void;
  readonly addRedirect: (place: string, broken: BrokenRedirect, weight: number) => void;
}

/** Stands for a place in little room; it tells nothing of a reader. */
export const placeKey = ({ host, path, query }: Address): string =>
  hash('sha1', `${host}${path}?${query}`, 'base64url').slice(0, 16);

const [end, redirect] = ['0', '1'];

export const brokenRedirects = (tally: Pick<ExactTally, 'add'>): BrokenRedirects => ({
  addEnd: (place, status, weight) =>
    tally.add(keyIn('place', `${place}\t${end}\t${status < 400 ? 'lived' : 'missing'}`), weight),
  addRedirect: (place, { url, rules, alone, isPerson }, weight) =>
    tally.add(
      keyIn(
        'place',
        `${place}\t${redirect}\t${alone ? (isPerson ? 'person' : 'bot') : ''}\t${url}\t${rules.join(' ')}`,
      ),
      weight,
    ),
});

/**
 * Adds a row for each, when the whole log is read and its places are sorted; gives how many requests that showed nothing
 * else lost a page, and how many of those no known bot made.
 */
export const tellBroken = (
  places: Iterable<Counted>,
  rows: Pick<ExactTally, 'add'>,
): { readonly all: number; readonly people: number } => {
  const lost = { all: 0, people: 0 };
  let at = '';
  let known = new Set<string>();
  for (const { key, hits } of places) {
    const [place = '', what, word = '', url = '', rules = ''] = key.split('\t');
    if (place !== at) [at, known] = [place, new Set()];
    if (what === end) known.add(word);
    else {
      const was404 = known.has('missing') && !known.has('lived');
      if (!was404 && word !== '') lost.all += hits;
      if (!was404 && word === 'person') lost.people += hits;
      rows.add(rowKey(was404 ? 'was-404' : 'redirect-into-404', url, rules === '' ? [] : rules.split(' ')), hits);
    }
  }
  return lost;
};
