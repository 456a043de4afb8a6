import { okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { fails } from '../../../testing/refusals.fake.ts';
import type { TipRound } from '../../../sport/tipping-game/tip-round.ts';
import { fakeNeeds, open, openAs } from '../../page-needs.fake.ts';

const now = 1_760_000_000;
const pair = (key: string, at: number, result: TipRound['pairs'][number]['result'] = null) => ({
  key,
  at,
  home: key,
  away: 'B',
  place: '',
  result,
});
const rounds: readonly TipRound[] = [
  {
    slug: 'regi',
    title: 'Régi',
    lead: 'Volt.',
    supplement: null,
    pairs: [pair('a-b', now - 60, { home: 2, away: 1 }), pair('c-d', now - 60, { home: 0, away: 0 })],
  },
  {
    slug: 'nyitott',
    title: 'Nyitott',
    lead: 'Van.',
    supplement: null,
    pairs: [pair('e-f', now + 60), pair('g-h', now + 90)],
  },
];
const needs = fakeNeeds({ tipRounds: { all: () => okAsync(rounds) } });

describe('openGame', () => {
  it('shows the round that can be played, the others beside it, and the rules', async () => {
    const { content, head } = await openAs('tippjatek', needs, '/melleklet/tippjatek');
    expect(content).toMatchObject({
      place: { kind: 'rounds' },
      round: { slug: 'nyitott' },
      state: 'open',
      scored: null,
      rules: { title: 'Adatvédelem' },
    });
    expect(content.rounds.map(({ slug, state }) => [slug, state])).toEqual([
      ['nyitott', 'open'],
      ['regi', 'finished'],
    ]);
    expect(content.rounds.map(({ closesAt, pairs }) => [closesAt, pairs])).toEqual([
      [now + 90, 2],
      [now - 60, 2],
    ]);
    expect(head).toMatchObject({
      title: 'Tippjáték',
      description: 'Mit őrzünk meg.',
      canonical: '/melleklet/tippjatek',
      noindex: false,
    });
  });

  it('counts the tips of a shared address, which is not to be indexed', async () => {
    const { content, head } = await openAs('tippjatek', needs, '/melleklet/tippjatek/regi/21.11');
    expect(content).toMatchObject({ place: { kind: 'sheet' }, state: 'finished', scored: { total: 7, exact: 1 } });
    expect(head).toMatchObject({ title: 'Tippjáték – Régi', description: 'Volt.', noindex: true });
  });

  it('opens one pair by its key', async () => {
    const { content, head } = await openAs('tippjatek', needs, '/melleklet/tippjatek/regi/a-b');
    expect(content).toMatchObject({
      place: { kind: 'pair', pair: { key: 'a-b' } },
      round: { slug: 'regi' },
      state: 'finished',
      scored: null,
    });
    expect(head).toMatchObject({ title: 'a-b – B (Régi)', description: 'Volt.', noindex: false });
  });

  it("makes an address of what a form has sent, and keeps the app's mode", async () => {
    expect(await open(needs, '/melleklet/tippjatek/nyitott?h1=2&v1=1&h2=&v2=')).toEqual({
      kind: 'redirect',
      permanent: false,
      location: '/melleklet/tippjatek/nyitott/21.--',
    });
    expect(await open(needs, '/melleklet/tippjatek/nyitott/21.--?h1=3&v1=1&isMobileApp=1')).toMatchObject({
      location: '/melleklet/tippjatek/nyitott/31.--?isMobileApp=1',
    });
    expect(await open(needs, '/melleklet/tippjatek/nyitott?%68%31=1&v1=0&%69sMobileApp')).toMatchObject({
      location: '/melleklet/tippjatek/nyitott/10.--?isMobileApp=1',
    });
    expect(await open(needs, '/melleklet/tippjatek/nyitott?h1=1&v1=0&ize=isMobileApp')).toMatchObject({
      location: '/melleklet/tippjatek/nyitott/10.--',
    });
  });

  it.each([
    ['round', '/nyitott?h1=x&v1=1'],
    ['round', '/nyitott?h1=1'],
    ['round', '/nyitott?v1=1'],
    ['round', '/nyitott?isMobileApp=1'],
    ['rounds', '?h1=2&v1=1'],
    ['pair', '/regi/a-b?h1=2&v1=1'],
  ])('stays with %s at %s, where no tip for a round was sent', async (kind, rest) => {
    expect((await openAs('tippjatek', needs, `/melleklet/tippjatek${rest}`)).content.place.kind).toBe(kind);
  });

  it('does not find other rounds and keys', async () => {
    for (const address of ['/melleklet/tippjatek/nincs', '/melleklet/tippjatek/regi/21', '/melleklet/tippjatek/regi/x'])
      expect(await open(needs, address)).toEqual({ kind: 'not-found' });
  });

  it('opens without its rules, and without any round', async () => {
    const bare = fakeNeeds({
      tipRounds: { all: () => okAsync([]) },
      documents: { ...fakeNeeds().documents, bySlug: () => fails('unavailable') },
    });
    const { content, head } = await openAs('tippjatek', bare, '/melleklet/tippjatek');
    expect([content, head]).toMatchObject([
      { round: null, state: 'finished', rules: null, rounds: [] },
      { description: '' },
    ]);
    expect(
      await open(fakeNeeds({ tipRounds: { all: () => fails('unavailable') } }), '/melleklet/tippjatek'),
    ).toMatchObject({ kind: 'unavailable' });
  });
});
