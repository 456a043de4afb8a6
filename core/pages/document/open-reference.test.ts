import { errAsync, okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { emptyCommonData } from '../../editorial/common-data/empty-common-data.ts';
import { contractContent } from '../../testing/contract-content.ts';
import type { ExchangeRates } from '../../ports/exchange-rates.ts';
import type { Failure } from '../../failure/failure.ts';
import { fails } from '../../testing/refusals.fake.ts';
import { fakeNeeds, open, openAs } from '../page-needs.fake.ts';

const down = () => errAsync<never, Failure>({ kind: 'unavailable' } as Failure);

describe('the page of exchange rates', () => {
  it('shows the requested currencies, and the defaults for invalid ones', async () => {
    const { content } = await openAs('exchange', fakeNeeds(), '/arfolyam?deviza=eur&idoszak=1het&osszeg=5');
    expect(content).toMatchObject({ asked: { currency: 'EUR', period: '1het', amount: 5 }, path: '/arfolyam' });
    expect([content.days.length, content.recent.length]).toEqual([2, 3]);
    expect((await openAs('exchange', fakeNeeds(), '/arfolyam?deviza=xyz&idoszak=9')).content.asked).toEqual({
      currency: 'EUR',
      period: '3ho',
      amount: 100,
      into: 'own',
    });
  });

  it('uses only the rate history when the common figures are unavailable', async () => {
    const { content } = await openAs('exchange', fakeNeeds({ commonData: { ofSite: down } }), '/arfolyam');
    expect(content.rates).toEqual([{ currency: 'EUR', rate: 402.5, change: expect.closeTo(-0.4), day: null }]);
    const oneDay = {
      commonData: { ofSite: down },
      exchangeRates: { course: () => okAsync({ currency: 'EUR', days: [{ day: '2025-01-10', rate: 402.5 }] }) },
    };
    expect((await openAs('exchange', fakeNeeds(oneDay), '/arfolyam')).content.rates).toEqual([
      { currency: 'EUR', rate: 402.5, change: 0, day: null },
    ]);
  });

  it('uses only the common figures for a currency without a rate history', async () => {
    const rates = [
      { currency: 'EUR', rate: 402.5, change: 0, day: null },
      { currency: 'USD', rate: 380, change: 1, day: null },
    ];
    const needs = fakeNeeds({ commonData: { ofSite: () => okAsync({ ...emptyCommonData, exchangeRates: rates }) } });
    expect((await openAs('exchange', needs, '/arfolyam?deviza=usd')).content).toMatchObject({
      asked: { currency: 'USD' },
      rates,
      days: [],
      recent: [],
    });
  });

  it('requests one period, and also a month when a week is shown', async () => {
    const asked: string[] = [];
    const { exchangeRates } = fakeNeeds();
    const course: ExchangeRates['course'] = (site, currency, range) => {
      asked.push(range);
      return exchangeRates.course(site, currency, range);
    };
    for (const word of ['1ho', '1het', '2ev'])
      await openAs('exchange', fakeNeeds({ exchangeRates: { course } }), `/arfolyam?idoszak=${word}`);
    expect(asked.toSorted()).toEqual(['1m', '1m', '1w', '2y']);
  });

  it('has its title and description in its head', async () => {
    expect((await openAs('exchange', fakeNeeds(), '/arfolyam?deviza=eur')).head).toMatchObject({
      title: 'Árfolyamok',
      description: expect.stringContaining('euró'),
      canonical: '/arfolyam',
    });
  });

  it('is not there while its own call fails', async () => {
    expect(await open(fakeNeeds({ exchangeRates: { course: down } }), '/arfolyam')).toMatchObject({
      kind: 'unavailable',
    });
  });
});

describe('a donation page', () => {
  it('shows the sum of donations, recurring ones counted ten times; its steps do not', async () => {
    const needs = fakeNeeds();
    expect((await openAs('tax', needs, '/egyszazalek')).content.minutes).toBe(300_000 + 35 + 10 * 9);
    expect((await openAs('support', needs, '/tamogatas/siker')).content.minutes).toBeNull();
  });

  it('has a document for each step, or its own', async () => {
    const [document] = contractContent.documents;
    const content = {
      ...contractContent,
      documents: [...contractContent.documents, { ...document!, slug: 'adatvedelem-siker', title: 'Köszönjük' }],
    };
    const titled = async (path: string, needs = fakeNeeds({ commonData: { ofSite: down } }, content)) =>
      (await openAs('support', needs, path)).head.title;
    expect([await titled('/tamogatas'), await titled('/tamogatas/siker'), await titled('/tamogatas/hiba')]).toEqual([
      'Adatvédelem',
      'Köszönjük',
      'Adatvédelem',
    ]);
  });

  it('opens without the number of minutes', async () => {
    expect(
      (await openAs('tax', fakeNeeds({ minuteCounts: { since: down, ofDay: down } }), '/egyszazalek')).content.minutes,
    ).toBeNull();
  });
});

describe('the page of podcasts', () => {
  it('shows every podcast and the newest episodes; other tabs do not', async () => {
    const podcasts = fakeNeeds().lists;
    const all = fakeNeeds({
      lists: { ...podcasts, filtered: (site) => podcasts.filtered(site, { by: 'site', value: 'g7' }, null) },
    });
    const { content, head } = await openAs('g7', all, '/g7/podcast');
    expect(head.podcasts).toEqual([
      { title: null, path: '/rss/podcast' },
      { title: 'Hídlap', path: '/rss/podcast/hidlap' },
      { title: 'Pengő', path: '/rss/podcast/pengo' },
    ]);
    expect([content.shows.map(({ slug }) => slug), content.episodes.map(({ slug }) => slug)]).toEqual([
      ['hidlap', 'pengo'],
      ['pengo-1'],
    ]);
    expect((await openAs('g7', all, '/g7/adat')).content).toMatchObject({ shows: [], episodes: [] });
    const longer = fakeNeeds({
      lists: { ...podcasts, filtered: () => podcasts.filtered('lapunk', { by: 'mstag', value: 'belfold' }, 2) },
    });
    expect((await openAs('g7', longer, '/g7/podcast?oldal=2')).content).toMatchObject({ shows: [], episodes: [] });
    const silent = fakeNeeds({
      lists: all.lists,
      podcasts: { ...all.podcasts, shows: () => fails('unavailable') },
      episodes: { ...all.episodes, ofSite: () => fails('unavailable') },
    });
    const alone = await openAs('g7', silent, '/g7/podcast');
    expect(alone.content).toMatchObject({ shows: [], episodes: [] });
    expect(alone.head).not.toHaveProperty('podcasts');
  });
});
