import { errAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import type { Failure } from '../ports/failure.ts';
import { fakeNeeds, open, openAs } from './page-needs.fake.ts';

const down = () => errAsync<never, Failure>({ kind: 'unavailable' } as Failure);

describe('the page of exchange rates', () => {
  it('shows what is asked for, and the usual for what cannot be meant', async () => {
    const { content } = await openAs('exchange', fakeNeeds(), '/arfolyam?deviza=eur&idoszak=1het&osszeg=5');
    expect(content).toMatchObject({ asked: { currency: 'EUR', period: '1het', amount: 5 }, path: '/arfolyam' });
    expect([content.days.length, content.recent.length]).toEqual([2, 3]);
    expect((await openAs('exchange', fakeNeeds(), '/arfolyam?deviza=xyz&idoszak=9')).content.asked).toEqual({ currency: 'EUR', period: '3ho', amount: 100, into: 'own' });
  });

  it('stands on the course alone when the figures of every page are not at hand', async () => {
    const { content } = await openAs('exchange', fakeNeeds({ commonData: { ofSite: down } }), '/arfolyam');
    expect(content.rates).toMatchObject([{ currency: 'EUR', rate: 402.5 }]);
  });

  it('is not there while its own call fails', async () => {
    expect(await open(fakeNeeds({ exchangeRates: { course: down } }), '/arfolyam')).toMatchObject({ kind: 'unavailable' });
  });
});

describe('a page that asks for gifts', () => {
  it('tells what they have come to, recurring ones ten times over; its steps do not', async () => {
    const needs = fakeNeeds();
    expect((await openAs('tax', needs, '/egyszazalek')).content.minutes).toBe(300_000 + 35 + 10 * 9);
    expect((await openAs('support', needs, '/tamogatas/siker')).content.minutes).toBeNull();
  });

  it('stands without the figure', async () => {
    expect((await openAs('tax', fakeNeeds({ minuteCounts: { since: down, ofDay: down } }), '/egyszazalek')).content.minutes).toBeNull();
  });
});

describe('the page of podcasts', () => {
  it('shows every podcast and the newest episodes; other tabs do not', async () => {
    const podcasts = fakeNeeds().lists;
    const all = fakeNeeds({ lists: { ...podcasts, filtered: (site) => podcasts.filtered(site, { by: 'site', value: 'g7' }, null) } });
    const { content, head } = await openAs('g7', all, '/g7/podcast');
    expect(head.podcasts).toEqual([{ title: null, path: '/rss/podcast' }, { title: 'Hídlap', path: '/rss/podcast/hidlap' }, { title: 'Pengő', path: '/rss/podcast/pengo' }]);
    expect([content.shows.map(({ slug }) => slug), content.episodes.map(({ slug }) => slug)]).toEqual([['hidlap', 'pengo'], ['pengo-1']]);
    expect((await openAs('g7', all, '/g7/adat')).content).toMatchObject({ shows: [], episodes: [] });
  });
});
