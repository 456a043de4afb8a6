import { okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import type { Race } from '../../../sport/formula-one/race.ts';
import type { Races } from '../../../ports/sport/races.ts';
import { contractFormulaOne } from '../../../testing/contract-formula-one.ts';
import { fakeRaces } from '../../../testing/races.fake.ts';
import { fails } from '../../../testing/refusals.fake.ts';
import { followRaces } from './follow-races.ts';
import { fakeNeeds, open, openSectionAs } from '../../page-needs.fake.ts';
import type { PageNeeds } from '../../needs.ts';
import type { Page } from '../../page.ts';
import { isUnderWay } from '../../section/is-under-way.ts';
import type { CalendarView } from './formula-one-content.ts';

const path = '/rovat/sport/forma-1';
const now = 1_760_000_000;
const races = fakeRaces(contractFormulaOne, now);
const failing = () => fails<never>('unavailable');
const needsWith = (own: Partial<Races> = {}) => fakeNeeds({ races: { ...races, ...own } });
const at = async (query: string, needs = needsWith()) =>
  openSectionAs('sport', needs, query === '' ? path : `${path}?${query}`);
const calendar = async (query: string, needs = needsWith()): Promise<CalendarView> => {
  const { shown } = (await at(query, needs)).content;
  return shown?.kind === 'calendar' ? shown : Promise.reject(new Error(`${query} shows no calendar`));
};
const withRaces = (changes: Partial<Race>) =>
  needsWith({
    races: () =>
      okAsync({
        value: (contractFormulaOne.seasons[0]?.races ?? []).map((race) => ({ ...race, ...changes })),
        observedAt: now - 40,
      }),
  });

describe('openFormulaOne', () => {
  it('opens with the calendar of the year: its weekends by date, and the one that the rules choose', async () => {
    const { content, head } = await at('');
    expect(content).toMatchObject({
      path,
      season: 2025,
      seasons: [2025],
      choice: { view: 'calendar', season: 2025, competition: 32, race: { show: 'results', id: 503 } },
    });
    expect(head).toMatchObject({ title: 'Bakonyi Nagydíj – Forma-1 2025', canonical: path, noindex: false });
    const { weekends, sessions, sheet, circuit } = await calendar('');
    expect(weekends.map(({ id, path: to, current, live, completed }) => [id, to, current, live, completed])).toEqual([
      [31, `${path}?szezon=2025&verseny=31`, false, false, true],
      [32, path, true, false, false],
    ]);
    expect([sessions.map(({ id }) => id), circuit]).toEqual([[503], null]);
    expect(sheet).toMatchObject({ show: 'results', grid: null, history: { states: [{ value: { rows: [] } }] } });
  });

  it('shows a weekend with its circuit, its sessions by time, and the results of its last one', async () => {
    const { sessions, sheet, circuit } = await calendar('verseny=31');
    expect(sessions.map(({ id, current, path: to }) => [id, current, to])).toEqual([
      [501, false, `${path}?szezon=2025&verseny=31&futam=501`],
      [502, true, `${path}?szezon=2025&verseny=31`],
    ]);
    expect(circuit?.name).toBe('Tisza-gyűrű');
    expect(sheet).toMatchObject({
      paths: {
        results: `${path}?szezon=2025&verseny=31`,
        grid: `${path}?szezon=2025&verseny=31&futam=-502`,
      },
      history: {
        states: [
          { value: { race: { id: 502 }, rows: [{ position: 1, driver: { name: 'Hamar Dénes' } }, { position: 2 }] } },
        ],
        observedAt: now,
      },
    });
  });

  it('shows the starting grid for a negative race, and offers none for a practice', async () => {
    expect((await calendar('futam=-502')).sheet).toMatchObject({
      show: 'starting-grid',
      grid: { kind: 'rows', rows: [{ driver: { name: 'Ivánka Teó' } }, {}] },
    });
    expect((await calendar('futam=501')).sheet?.paths.grid).toBeNull();
  });

  it.each([
    ['oldal=csapatok', 'teams', 'Csapatok – Forma-1 2025', null],
    ['oldal=csapatok&szezon=2025&csapat=61', 'teams', 'Kormorán Racing – Forma-1 2025', 'Kormorán Racing'],
    ['oldal=versenyzok', 'drivers', 'Versenyzők – Forma-1 2025', null],
    ['oldal=versenyzok&szezon=2025&versenyzo=71', 'drivers', 'Hamar Dénes – Forma-1 2025', 'Hamar Dénes'],
    ['oldal=pontverseny', 'driver-standings', 'Egyéni pontverseny – Forma-1 2025', undefined],
    ['oldal=konstruktor', 'team-standings', 'Konstruktőri pontverseny – Forma-1 2025', undefined],
  ])('opens %s as %s', async (query, kind, title, name) => {
    const { content, head } = await at(query);
    const { shown } = content;
    expect([shown?.kind, head.title, head.canonical]).toEqual([kind, title, `${path}?${query}`]);
    expect(shown).toMatchObject({ table: { kind: 'rows', rows: [{ position: 1 }, { position: 2 }] } });
    expect(shown !== null && 'profile' in shown ? (shown.profile?.name ?? null) : undefined).toBe(name);
  });

  it.each([
    ['oldal=x&futam=-0&csapat=1e3&szezon=abcd', ''],
    ['oldal=versenynaptar&szezon=2025', ''],
    ['oldal=konstruktor&szezon=2025', 'oldal=konstruktor'],
  ])('takes the malformed or needless %s for what goes without saying', async (query, canonical) => {
    expect((await at(query)).head.canonical).toBe(canonical === '' ? path : `${path}?${canonical}`);
  });

  it.each([
    ['verseny=999', ''],
    ['futam=999', ''],
    ['futam=-999', ''],
    ['szezon=1949&verseny=31', ''],
    ['csapat=61', ''],
    ['verseny=31&futam=503', 'szezon=2025&verseny=31'],
    ['oldal=csapatok&csapat=999', 'oldal=csapatok'],
    ['oldal=konstruktor&szezon=1949', 'oldal=konstruktor'],
  ])('redirects an unknown %s to the address of the page shown', async (query, to) => {
    const location = to === '' ? path : `${path}?${to}`;
    expect(await open(needsWith(), `${path}?${query}`)).toEqual({ kind: 'redirect', permanent: false, location });
    expect('kind' in (await open(needsWith(), location))).toBe(false);
  });

  it('keeps the app’s mode on that way', async () => {
    expect(await open(needsWith(), `${path}?verseny=999&isMobileApp`)).toMatchObject({
      location: `${path}?isMobileApp=1`,
    });
  });

  it('says when a session was last confirmed, by the older of two sources, and that its weekend is live', async () => {
    const needs = withRaces({ status: 'Live' });
    expect((await calendar('verseny=31', needs)).sheet?.history.observedAt).toBe(now - 40);
    expect((await calendar('', needs)).weekends.map(({ live }) => live)).toEqual([true, true]);
  });

  it('is under way while a session is live, or about its time, and in no other view', async () => {
    const soon = withRaces({ status: 'Scheduled', startsAt: now + 600 });
    const over = withRaces({ status: 'Completed' });
    const under = async (query: string, needs: PageNeeds) => isUnderWay((await at(query, needs)) as Page);
    expect([await under('', withRaces({ status: 'Live' })), await under('', soon), await under('', over)]).toEqual([
      true,
      true,
      false,
    ]);
    expect(await under('oldal=pontverseny', withRaces({ status: 'Live' }))).toBe(false);
    expect(isUnderWay((await openSectionAs('list', fakeNeeds(), '/rovat/belfold')) as Page)).toBe(false);
  });

  it('keeps the last state of a session while the upstream fails', async () => {
    let isDown = false;
    const results: Races['results'] = (id) => (isDown ? failing() : races.results(id));
    const liveRace = followRaces({ races: (season) => (isDown ? failing() : races.races(season)), results });
    const seen = (await liveRace(2025, 502))._unsafeUnwrap();
    isDown = true;
    expect((await liveRace(2025, 502))._unsafeUnwrap()).toEqual(seen);
    expect((await liveRace(2025, 503))._unsafeUnwrapErr().kind).toBe('unavailable');
    isDown = false;
    expect((await liveRace(2025, 999))._unsafeUnwrapErr().kind).toBe('not-found');
  });

  it('opens without data that is currently unavailable (R9)', async () => {
    const down = () => fails<never>('unavailable');
    const silent = needsWith({ races: down, drivers: down, teams: down, seasons: down });
    for (const query of ['', 'verseny=999', 'oldal=csapatok&csapat=9', 'oldal=pontverseny', 'szezon=1949'])
      expect((await at(query, silent)).content.shown).toBeNull();
    const lame = needsWith({ circuit: down, results: down, team: down, driver: down });
    expect(await calendar('verseny=31', lame)).toMatchObject({
      circuit: null,
      sheet: { history: { states: [{ value: { rows: null } }] } },
    });
    const missing = () => fails<never>('not-found');
    expect(await calendar('verseny=31', needsWith({ results: missing }))).toMatchObject({
      sheet: { history: { states: [{ value: { rows: [] } }] } },
    });
    const gridWhen = async (startingGrid: Races['startingGrid']) =>
      (await calendar('futam=-502', needsWith({ startingGrid }))).sheet?.grid;
    expect([await gridWhen(down), await gridWhen(missing)]).toEqual([{ kind: 'not-loaded' }, { kind: 'none-yet' }]);
    expect((await at('oldal=csapatok&csapat=61', lame)).content.shown).toMatchObject({ profile: null });
    expect((await at('oldal=versenyzok&versenyzo=71', lame)).content.shown).toMatchObject({ profile: null });
  });

  it('has a current season even before its data is known', async () => {
    const later = fakeNeeds({ races, clock: { now: () => now + 365 * 86_400 } });
    expect((await at('', later)).content).toMatchObject({
      season: 2026,
      seasons: [2026, 2025],
      shown: { kind: 'calendar', weekends: [], sheet: null },
    });
    expect((await at('oldal=pontverseny', later)).content.shown).toMatchObject({ table: { kind: 'none-yet' } });
  });
});
