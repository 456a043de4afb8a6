import { errAsync, okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { fiveSites } from '#core/addresses/sites/five-sites.fake.ts';
import type { Failure } from '#core/failure/failure.ts';
import { followAddresses } from './follow-addresses.ts';
import { holdAddresses } from './hold-addresses.ts';
import type { Domain } from './known-addresses.ts';
import type { AddressPart, OldAddressFeed } from './old-address-feed.ts';

const [hid, var_] = ['/belfold/2024/03/28/hid', '/belfold/2024/03/28/var'];

interface Api {
  number: number;
  items: Record<string, string>;
  lists: Record<string, string>;
  changed: readonly string[] | null;
  publication: number | null;
  failure: Failure['kind'] | null;
  perPage: number;
}

const following = () => {
  const api: Api = {
    number: 1,
    items: { '/a': hid, '/b': var_ },
    lists: { '/tag/viz': '/cimke/viz' },
    changed: null,
    publication: null,
    failure: null,
    perPage: 10,
  };
  const calls: string[] = [];
  const answer = <T>(call: string, value: T) => {
    calls.push(call);
    return api.failure === null ? okAsync(value) : errAsync<T, Failure>({ kind: api.failure, upstream: 'x' });
  };
  const part = (all: readonly (readonly [string, string])[], from: string, slugs: AddressPart['slugs']) => {
    const begin = from === '' ? 0 : all.findIndex(([one]) => one === from) + 1;
    const items = all.slice(begin, begin + api.perPage);
    const { number, publication } = api;
    const next = begin + items.length < all.length ? (items.at(-1)?.[0] ?? null) : null;
    return { epoch: 'e', number, at: 100 + number, slugs, items, next, publication };
  };
  const all = () => Object.entries(api.items);
  const onMain = (site: string) => site === 'lapunk';
  const feed: OldAddressFeed = {
    page: (site, from) =>
      answer(`page ${site} ${from ?? ''}`.trim(), part(onMain(site) ? all() : [], from ?? '', null)),
    changed: (site, { epoch, number, at }) => {
      const { changed } = api;
      const slugs = changed === null ? null : new Set(changed);
      const items = slugs === null ? all() : all().filter(([, to]) => slugs.has(to.split('/').at(-1) ?? ''));
      return answer(`changed ${site} ${epoch}/${number} ${at}`, part(onMain(site) ? items : [], '', changed));
    },
    lists: (site) => answer(`lists ${site}`, { lists: onMain(site) ? Object.entries(api.lists) : [], shapes: [] }),
  };
  const timers: { readonly ms: number; readonly run: () => void }[] = [];
  const stored: string[] = [];
  const failures: string[] = [];
  const held = holdAddresses(fiveSites);
  const follower = followAddresses({
    feed,
    siteOf: { main: 'lapunk', sister: 'testver' },
    held,
    onChanged: (domain: Domain, { number }) => void stored.push(`${domain} ${number}`),
    onFailure: ({ kind }) => void failures.push(kind),
    time: {
      after: (ms, run) => {
        timers.push({ ms, run });
        return () => undefined;
      },
    },
  });
  const known = () => Object.fromEntries([...held.known('main').map.entries()].map(({ from, to }) => [from, to]));
  return { api, calls, timers, stored, failures, follower, known };
};

const edit = (number: number, kind: 'removed' | 'edited', slugs: readonly string[]) => ({
  epoch: 'e',
  number,
  reset: false,
  changes: [{ number, kind, slugs, pages: [], all: false }],
});

describe('a node that follows old addresses', () => {
  it('loads all pages, and then what changed', async () => {
    const { api, calls, follower, known, stored } = following();
    api.perPage = 1;
    await follower.look();
    expect(known()).toEqual({ '/a': hid, '/b': var_, '/tag/viz': '/cimke/viz' });
    expect(calls.toSorted()).toEqual([
      'lists lapunk',
      'lists testver',
      'page lapunk',
      'page lapunk /a',
      'page testver',
    ]);
    Object.assign(api, { number: 7, changed: ['hid'], items: { '/b': var_, '/c': hid }, lists: {}, perPage: 10 });
    await follower.onChanges(edit(7, 'edited', ['hid']));
    expect(known()).toEqual({ '/b': var_, '/c': hid });
    expect(calls.slice(5, 7)).toEqual(['changed lapunk e/1 101', 'lists lapunk']);
    expect(stored.toSorted()).toEqual(['main 1', 'main 7', 'sister 1']);
  });

  it('stores nothing where an edit concerns no old address', async () => {
    const { api, follower, stored } = following();
    await follower.look();
    Object.assign(api, { number: 8, changed: ['masik'] });
    await follower.onChanges(edit(8, 'edited', ['masik']));
    expect(stored.toSorted()).toEqual(['main 1', 'sister 1']);
  });

  it('drops a removed article at once, and again after a failure', async () => {
    const { api, follower, known, failures, timers } = following();
    await follower.look();
    api.failure = 'unavailable';
    await follower.onChanges(edit(2, 'removed', ['hid']));
    expect(known()).toEqual({ '/b': var_, '/tag/viz': '/cimke/viz' });
    Object.assign(api, { failure: null, number: 2, changed: ['hid'], items: { '/b': var_ } });
    expect([failures, timers.at(-1)?.ms]).toEqual([['unavailable', 'unavailable'], 1_000]);
    await follower.look();
    expect(known()).toEqual({ '/b': var_, '/tag/viz': '/cimke/viz' });
  });

  it('loads everything where the main API cannot tell what changed', async () => {
    const { api, follower, known } = following();
    await follower.look();
    Object.assign(api, { number: 9, changed: null, items: { '/z': hid } });
    await follower.look();
    expect(known()).toEqual({ '/z': hid, '/tag/viz': '/cimke/viz' });
  });

  it('looks again after the next publication, and at least every five minutes', async () => {
    const { api, follower, timers } = following();
    api.publication = 20;
    await follower.look();
    api.publication = null;
    await follower.look();
    expect(timers.map(({ ms }) => ms)).toEqual([21_000, 300_000]);
  });

  it('has none where the main API has none', async () => {
    const { api, follower, known, failures, timers } = following();
    api.failure = 'not-found';
    await follower.look();
    expect([known(), failures, timers.at(-1)?.ms]).toEqual([{}, [], 300_000]);
  });

  it('tries less and less often while the main API fails', async () => {
    const { api, follower, timers } = following();
    api.failure = 'unavailable';
    for (let at = 0; at < 7; at += 1) await follower.look();
    expect(timers.map(({ ms }) => ms)).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
  });

  it('keeps what it knows when a page of a whole list fails', async () => {
    const { api, follower, known } = following();
    await follower.look();
    api.failure = 'malformed';
    await follower.look();
    expect(known()).toMatchObject({ '/a': hid });
  });

  it('looks once more when an edit comes during a look', async () => {
    const { calls, follower } = following();
    await Promise.all([follower.look(), follower.onChanges(edit(2, 'edited', []))]);
    expect(calls.filter((call) => call === 'lists lapunk')).toHaveLength(2);
  });
});
