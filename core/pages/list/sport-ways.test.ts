import { okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import type { Fixture } from '../../sport/football/fixture.ts';
import { someMatch } from '../../sport/football/match/some-match.fake.ts';
import { fails } from '../../testing/refusals.fake.ts';
import type { PageNeeds } from '../needs.ts';
import { fakeNeeds, open, openAs } from '../page-needs.fake.ts';
import { matchOfTeam } from './match-of-team.ts';

const now = 1_760_000_000;
const fixture = (id: number, short: string, after: number): Fixture => ({
  ...someMatch(short, [0, 0]).fixture,
  id,
  timestamp: now + after,
});

/** A list of the sport section under any tag. */
const needsWith = (title: string, own: Partial<PageNeeds['sportCoverage']> = {}, section = 'sport'): PageNeeds => {
  const needs = fakeNeeds();
  return {
    ...needs,
    lists: {
      ...needs.lists,
      filtered: (...asked) =>
        needs.lists.filtered(asked[0], { by: 'tag', value: 'duna' }, null, asked[3]).map((list) => ({
          ...list,
          title,
          items: list.items.map((item) => ({ ...item, section: { name: 'Sport', slug: section } })),
        })),
    },
    sportCoverage: {
      leagues: () => okAsync([{ label: 'NB I', country: 'HU', league: 271, season: 2024 }]),
      timetable: () => okAsync([{ ...fixture(7, 'NS', 9000), report: null }]),
      ofDay: () => okAsync([{ ...fixture(8, 'FT', -9000), report: null }]),
      ...own,
    },
  };
};
const wayOf = async (slug: string, needs: PageNeeds) =>
  (await openAs('articles_by_tag', needs, `/cimke/${slug}`)).content.sportWay;

describe('the list of a tag of sport', () => {
  it('leads to the results of the whole sport', async () => {
    expect(await wayOf('labdarugas', needsWith('labdarúgás'))).toEqual({
      label: 'Focieredmények',
      path: '/rovat/sport/foci-eredmenyek',
    });
    expect((await wayOf('forma-1', needsWith('Forma-1')))?.path).toBe('/rovat/sport/forma-1');
  });

  it('leads to the league that it names', async () => {
    const way = await wayOf('nb-i', needsWith('nb i'));
    expect(way).toEqual({ label: 'Focieredmények: NB I', path: '/rovat/sport/foci-eredmenyek?liga=271' });
    expect(await open(fakeNeeds(), way?.path ?? '')).toMatchObject({ route: { name: 'articles_by_mstag' } });
  });

  it('leads to the next match of the team that it names', async () => {
    const way = await wayOf('hidfo', needsWith('Hídfő'));
    expect(way?.label).toBe('Hídfő SC – Parti TK');
    expect(way?.path).toContain('meccs=7');
  });

  it('leads nowhere from other tags, and where the newsroom is silent', async () => {
    expect(await wayOf('kezilabda', needsWith('kézilabda'))).toBeUndefined();
    expect(await wayOf('labdarugas', needsWith('labdarúgás', {}, 'belfold'))).toBeUndefined();
    const refuse = () => fails<never>('unavailable');
    expect(
      await wayOf('hidfo', needsWith('Hídfő', { leagues: refuse, timetable: refuse, ofDay: refuse })),
    ).toBeUndefined();
  });
});

describe('the match of a team', () => {
  it('is the running one, else the next, else the last', () => {
    const all = [fixture(1, 'FT', -90_000), fixture(2, '2H', -4000), fixture(3, 'NS', 5000), fixture(4, 'NS', 9000)];
    const idOf = (fixtures: readonly Fixture[]) => matchOfTeam(fixtures, 'hídfő', now)?.id;
    expect([idOf(all), idOf(all.filter(({ id }) => id !== 2)), idOf(all.slice(0, 1))]).toEqual([2, 3, 1]);
    expect(matchOfTeam(all, 'Híd', now)).toBeUndefined();
  });
});
