// @vitest-environment jsdom
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { FormulaOneContent, RaceSheet } from '#core/pages/sport/formula-one/formula-one-content.ts';
import { hungarianOrder } from '#core/wording/hungarian-order.ts';
import { sportMessages } from '../../messages/sport/sport.ts';
import { frameOf, now } from '../../screens/pages.fixtures.ts';
import {
  calendarOf,
  driversOf,
  driverStandings,
  formulaOneOf,
  gridSheet,
  liveRace,
  sheetOf,
  someDriver,
  someTeam,
  teamsOf,
  teamStandings,
} from './content.fixtures.ts';
import { FormulaOnePage } from './formula-one-page.tsx';

const shown = (content: FormulaOneContent): HTMLElement => {
  const root = document.createElement('div');
  root.innerHTML = renderToString(<FormulaOnePage content={content} frame={frameOf()} />);
  return root;
};
const textOf = (content: FormulaOneContent): string => shown(content).textContent ?? '';
const withSheet = (sheet: RaceSheet) => formulaOneOf({ shown: calendarOf({ sheet }) });
const withRace = (...changes: Parameters<typeof sheetOf>) => withSheet(sheetOf(...changes));

const views = {
  calendar: formulaOneOf(),
  grid: withSheet(gridSheet),
  teams: teamsOf(),
  team: teamsOf(someTeam),
  drivers: driversOf(),
  driver: driversOf(someDriver),
  'driver standings': driverStandings,
  'team standings': teamStandings,
  silence: formulaOneOf({ shown: null }),
};

describe.each(Object.entries(views))('the Formula 1 page with %s', (_name, content) => {
  const root = shown(content);

  it('has one main heading and an outline without gaps', () => {
    const ranks = [...root.querySelectorAll('h1,h2,h3,h4')].map(({ tagName }) => Number(tagName.slice(1)));
    expect(ranks.filter((rank) => rank === 1)).toHaveLength(1);
    ranks.forEach((rank, at) => at > 0 && expect(rank).toBeLessThanOrEqual((ranks[at - 1] ?? 0) + 1));
  });

  it('leads to all five views by plain links, the open one marked', () => {
    const tabs = [...root.querySelectorAll('.tabs a')];
    expect(tabs.map((tab) => tab.getAttribute('href'))).toEqual([
      '/rovat/sport/forma-1',
      '/rovat/sport/forma-1?oldal=csapatok',
      '/rovat/sport/forma-1?oldal=versenyzok',
      '/rovat/sport/forma-1?oldal=pontverseny',
      '/rovat/sport/forma-1?oldal=konstruktor',
    ]);
    expect(tabs.filter((tab) => tab.getAttribute('aria-current') === 'page')).toHaveLength(1);
  });

  it('chooses a season by a form that works without scripts', () => {
    const form = root.querySelector<HTMLFormElement>('form.choice-form--one');
    expect([form?.method, form?.getAttribute('action')]).toEqual(['get', '/rovat/sport/forma-1']);
    expect([...(form?.querySelectorAll('option') ?? [])].map(({ textContent }) => textContent)).toEqual([
      '2025',
      '2024',
    ]);
    expect(form?.querySelector('button[type=submit]')).not.toBeNull();
  });

  it('names every link, gives every id once, and reserves the place of every picture', () => {
    root.querySelectorAll('a').forEach((link) => expect(link.textContent).toBeTruthy());
    const ids = [...root.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    root.querySelectorAll('img').forEach((picture) => {
      expect(['width', 'height', 'alt', 'loading'].every((name) => picture.hasAttribute(name))).toBe(true);
    });
  });

  it('carries no inline style, script or handler', () => {
    expect(root.querySelectorAll('[style], script, style, iframe')).toHaveLength(0);
  });
});

describe('a live race', () => {
  it('shows its tag, note, lap and the time of its data', () => {
    const text = textOf(formulaOneOf());
    for (const part of ['élő', 'Az adatok tájékoztató jellegűek', '23/70. kör', 'Utoljára frissítve'])
      expect(text).toContain(part);
    expect(text).not.toContain(sportMessages.stale);
    expect(textOf(withRace({}, undefined, now - 61))).toContain(sportMessages.stale);
  });

  it('says why it is slowed down or stopped', () => {
    expect(textOf(formulaOneOf())).toContain('A pálya szabad.');
    expect(textOf(formulaOneOf())).not.toMatch(/piros zászló|Biztonsági autó/);
    expect(textOf(withRace({ flag: 'red' }))).toContain('A versenyt piros zászlóval leállították.');
    expect(textOf(withRace({ flag: 'safety-car' }))).toContain('Biztonsági autó van a pályán.');
    expect(textOf(withRace({ flag: 'red', status: 'Completed' }))).not.toContain('piros zászló');
  });

  it('differs from a finished, cancelled or upcoming one', () => {
    const state = (status: string | null) =>
      shown(withRace({ status, laps: { current: null, total: 70 } })).querySelector('.f1-state__line')?.textContent;
    expect(state('Completed')).toBe('70 körvéget ért');
    expect(state('Cancelled')).toBe('70 körelmarad');
    expect(state('Postponed')).toBe('70 körelhalasztva');
    expect(state('Scheduled')).toBe('70 kör');
    expect(state('something new')).toBe('70 kör');
  });
});

describe('the order of the page', () => {
  const placesOf = (content: FormulaOneContent, ...parts: readonly string[]): readonly number[] => {
    const all = [...shown(content).querySelectorAll('*')];
    return parts.map((part) => all.findIndex((element) => element.matches(part)));
  };

  it('has the lap directly below the title, and the running order before the timetable of the weekend', () => {
    const [title, lap, tabs, table, sessions] = placesOf(
      formulaOneOf(),
      'h1',
      '.f1-state__lap',
      '.tabs',
      '.f1-table',
      '.f1-sessions',
    );
    expect([title! < lap!, lap! < tabs!, tabs! < table!, table! < sessions!]).toEqual([true, true, true, true]);
  });

  it('has the timetable of the weekend first once a session is over', () => {
    const [lap, sessions, table] = placesOf(
      withRace({ status: 'Completed' }),
      '.f1-state__lap',
      '.f1-sessions',
      '.f1-sheet',
    );
    expect([lap! < sessions!, sessions! < table!]).toEqual([true, true]);
  });

  it('heads a running order as such, and only a finished one as a result', () => {
    const titleOf = (content: FormulaOneContent) => shown(content).querySelector('.f1-sheet h3')?.textContent;
    expect([titleOf(formulaOneOf()), titleOf(withRace({ status: 'Completed' }))]).toEqual([
      'Verseny: állás',
      'Verseny: eredmény',
    ]);
  });
});

describe('a reader without spoilers', () => {
  const tells = /\d+\. hely|\d+ pont/;
  const uncovered = (content: FormulaOneContent): string => {
    const root = shown(content);
    root.querySelectorAll('.f1-facts > div:not(:has([data-result]))').forEach((career) => career.remove());
    expect(root.textContent).toMatch(tells);
    root.querySelectorAll('.result-cover__result, .f1-card__text--result').forEach((covered) => covered.remove());
    return root.textContent ?? '';
  };

  it('finds place and points of a season covered in the list of teams, on their pages and on those of drivers', () => {
    for (const content of [teamsOf(), teamsOf(someTeam), driversOf(someDriver)])
      expect(uncovered(content)).not.toMatch(tells);
    for (const content of [teamsOf(someTeam), driversOf(someDriver)])
      expect(shown(content).querySelectorAll('.f1-facts [data-result] button')).toHaveLength(1);
  });

  it('cannot infer a place from the order of a list', () => {
    for (const content of [teamsOf(), driversOf()]) {
      const names = [...shown(content).querySelectorAll('.f1-card__name')].map(({ textContent }) => textContent ?? '');
      expect(names.length).toBeGreaterThan(1);
      expect(names).toEqual(names.toSorted(hungarianOrder));
    }
  });
});

describe('unknown data', () => {
  const none = 'Nincs még elérhető információ.';

  it('is said where results, standings or a season are missing', () => {
    expect(textOf(withRace({}, []))).toContain(none);
    expect(
      textOf(formulaOneOf({ shown: calendarOf({ weekends: [], sessions: [], sheet: null, circuit: null }) })),
    ).toContain(none);
    for (const kind of ['driver-standings', 'team-standings'] as const)
      expect(textOf(formulaOneOf({ shown: { kind, table: { kind: 'none-yet' } } }))).toContain(none);
    for (const kind of ['teams', 'drivers'] as const)
      expect(textOf(formulaOneOf({ shown: { kind, table: { kind: 'none-yet' }, profile: null } }))).toContain(none);
    expect(textOf(formulaOneOf({ shown: null }))).toContain('Az adatokat most nem érjük el.');
  });

  it('is not said of what could not be loaded (R54)', () => {
    for (const content of [withRace({}, null), withSheet({ ...gridSheet, grid: { kind: 'not-loaded' } })]) {
      expect(textOf(content)).toContain('Most nem érhető el.');
      expect(textOf(content)).not.toContain(none);
    }
  });

  it('omits the block of a circuit, and shows only the season of a team or a driver', () => {
    expect(shown(formulaOneOf({ shown: calendarOf({ circuit: null }) })).querySelector('.f1-circuit')).toBeNull();
    expect(textOf(teamsOf(null, 61))).toContain('1. hely, 25 pont');
    expect(textOf(driversOf(null, 72))).toContain('2. hely, 18 pont');
  });

  it('never renders null, undefined or NaN, for any missing data', () => {
    const bare = <T extends object>(whole: T): T =>
      Object.fromEntries(
        Object.entries(whole).map(([name, value]) => [
          name,
          name === 'id' || name === 'paths' || name === 'path'
            ? value
            : Array.isArray(value)
              ? []
              : typeof value === 'object' && value !== null
                ? bare(value as object)
                : null,
        ]),
      ) as T;
    const row = { position: null, points: null, time: null, team: null };
    const nobody = { id: null, name: null, abbr: null, number: null, image: null };
    const rows = { kind: 'rows', rows: [{ ...row, driver: nobody }] } as const;
    const noTeam = { kind: 'rows', rows: [{ ...row, team: { id: null, name: null, logo: null } }] } as const;
    const calendar = calendarOf();
    const contents: readonly FormulaOneContent[] = [
      formulaOneOf({
        shown: {
          ...calendar,
          weekends: calendar.weekends.map((one) => ({ ...bare(one), current: one.current })),
          sessions: calendar.sessions.map((one) => bare(one)),
          circuit: calendar.circuit && bare(calendar.circuit),
          sheet: sheetOf({ ...bare(liveRace), status: 'Live' }, rows.rows),
        },
      }),
      teamsOf(bare(someTeam), 61),
      driversOf(bare(someDriver), 71),
      { ...driverStandings, shown: { kind: 'driver-standings', table: rows } },
      { ...teamStandings, shown: { kind: 'team-standings', table: noTeam } },
      formulaOneOf({ shown: { kind: 'drivers', table: rows, profile: null } }),
      formulaOneOf({ shown: { kind: 'teams', table: noTeam, profile: null } }),
    ];
    for (const content of contents) expect(textOf(content)).not.toMatch(/null|undefined|NaN/);
  });
});
