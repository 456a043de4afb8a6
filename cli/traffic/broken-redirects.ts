import { hash } from 'node:crypto';
import type { Address } from '#core/addresses/paths/address.ts';
import type { Counted, ExactTally } from './exact-tally.ts';
import { keyIn } from './exact-tally.ts';
import { rowKey } from './tallied-rows.ts';

export interface BrokenRedirect {
  readonly url: string;
  readonly rules: readonly string[];
  readonly alone: boolean;
  readonly isPerson: boolean;
}

/** A log does not say whether a redirect led to a page. The entries for its target in the same log do. */
export interface BrokenRedirects {
  readonly addEnd: (place: string, status: number, weight: number) => void;
  readonly addRedirect: (place: string, broken: BrokenRedirect, weight: number) => void;
}

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
 * Needs the complete, sorted places. Returns lost requests without another finding, in total and without known bots.
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
