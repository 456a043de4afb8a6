// @vitest-environment jsdom
import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { ShownBlock } from '#core/pages/supplement/supplement-content.ts';
import { frameOf, listOf, now } from '../../screens/pages.fixtures.ts';
import { hemicycleSeats } from './hemicycle-seats.ts';
import { SupplementPage } from './supplement-page.tsx';

const head = (title: string) => ({ title, note: 'Megjegyzés.' });
const teams = { id: null, name: 'Magyarország', logo: null };

const blocks: readonly ShownBlock[] = [
  {
    type: 'medals',
    ...head('Érmek'),
    own: 'Magyarország',
    rows: [
      { country: 'Japán', gold: 2, silver: 0, bronze: 0 },
      { country: 'Magyarország', gold: 1, silver: 1, bronze: 0 },
      { country: 'Kuba', gold: 1, silver: 1, bronze: 0 },
    ],
  },
  {
    type: 'matches',
    ...head('Eredmények'),
    shows: 'scores',
    matches: [
      {
        at: now,
        stage: 'Döntő',
        home: 'Egyik',
        away: 'Másik',
        score: { home: 1, away: 1 },
        shootOut: { home: 4, away: 3 },
        venue: 'Berlin',
      },
    ],
  },
  {
    type: 'groups',
    ...head('Csoportok'),
    through: 1,
    rows: [
      {
        group: 'A csoport',
        rank: 1,
        team: teams,
        played: 3,
        won: 1,
        drawn: 1,
        lost: 1,
        scored: 4,
        conceded: 5,
        difference: -1,
        points: 4,
      },
    ],
  },
  {
    type: 'top-list',
    ...head('Góllövők'),
    counts: 'goals',
    players: [
      ['Első', 3],
      ['Második', 2],
      ['Harmadik', 2],
      ['Senki', 0],
    ].map(([name, goals]) => ({
      name: String(name),
      team: 'X',
      goals: Number(goals),
      yellow: 0,
      yellowred: 0,
      red: 0,
    })),
  },
  {
    type: 'schedule',
    ...head('Program'),
    events: [{ at: now, sport: 'Úszás', event: '200 m', venue: 'Uszoda', who: ['Kis Anna'], outcome: 'aranyérem' }],
  },
  {
    type: 'participation',
    ...head('Részvétel'),
    series: '2024',
    earlierSeries: '2019',
    hours: [{ hour: '7.00', percent: 2.31, earlier: null }],
  },
  {
    type: 'constituencies',
    ...head('Körzetek'),
    units: [
      {
        slug: 'baranya-1',
        name: 'Baranya 1.',
        seat: 'Pécs',
        county: 'Baranya',
        turnout: 61.5,
        candidates: [
          { name: 'Kis Éva', party: 'Part', votes: 12_345 },
          { name: 'Nagy Bea', party: '', votes: 345 },
        ],
      },
    ],
  },
  { type: 'shares', ...head('Listák'), rows: [{ name: 'Igen', colour: 1, votes: 12_345, percent: 60, seats: null }] },
  {
    type: 'party-lists',
    ...head('Jelöltek'),
    lists: [
      {
        party: 'Part',
        colour: 3,
        seats: 1,
        candidates: [
          { name: 'Kis Éva', work: 'orvos' },
          { name: 'Nagy Bea', work: '' },
        ],
      },
    ],
  },
  {
    type: 'factions',
    ...head('Frakciók'),
    factions: [{ name: 'Zöldek', short: 'Z', stance: 'zöld', seats: 50, members: [] }],
  },
  {
    type: 'seats',
    ...head('Mandátumok'),
    groups: [
      { name: 'Bal', short: 'B', colour: 2, seats: 12 },
      { name: 'Jobb', short: 'J', colour: 1, seats: 9 },
    ],
  },
  {
    type: 'tile-map',
    ...head('Térkép'),
    unit: 'Megye',
    measure: 'Részvétel',
    tiles: [{ code: 'BA', name: 'Baranya', row: 1, column: 0, colour: 1, winner: 'Part', value: 61.5 }],
  },
  { type: 'frame', ...head('Külső adatok'), embed: { kind: 'frame', src: 'https://adatok.example/x' } },
];

const around = {
  supplement: {
    colour: 'pitch',
    mark: 'M3 3h18',
    standing: null,
    boxes: { election: false, euDisclaimer: true },
    searchTags: [{ type: 'superTags', text: 'Kupa', protected: true }],
  },
  header: listOf().header,
  tabs: listOf().tabs,
  newest: [],
  newestTitle: 'newest',
  boxes: listOf().boxes,
  path: '/melleklet/kupa/adatok',
} as const;
const data = {
  ...around,
  kind: 'data',
  views: [],
  unit: null,
  counting: null,
  choice: { term: '', county: '' },
  tabPath: '/melleklet/kupa/adatok',
} as const;

const shown = (own: Partial<Parameters<typeof SupplementPage>[0]['content']> = {}): HTMLElement => {
  const root = document.createElement('div');
  root.innerHTML = renderToString(
    <SupplementPage
      content={{ ...data, blocks, ...own } as Parameters<typeof SupplementPage>[0]['content']}
      frame={frameOf()}
    />,
  );
  return root;
};

describe.each(blocks)('a block of $type', (block) => {
  const root = shown({ blocks: [block] });

  it('has its title and note, and no inline style', () => {
    expect(root.querySelector('.data-block h2')?.textContent).toBe(block.title);
    expect(root.querySelector('.data-block__note:last-child')?.textContent).toBe('Megjegyzés.');
    expect(root.querySelectorAll('[style], iframe')).toHaveLength(0);
  });

  it('captions its tables, heads their columns and rows, and lets the keyboard scroll them', () => {
    root.querySelectorAll<HTMLTableElement>('.data-block table').forEach((table) => {
      expect(table.caption?.textContent).toBeTruthy();
      table.querySelectorAll('th').forEach((cell) => expect(cell.getAttribute('scope')).toMatch(/^(col|row)$/));
      table
        .querySelectorAll('tbody tr')
        .forEach((row) => expect(row.querySelectorAll('th[scope=row]')).toHaveLength(1));
      expect(table.parentElement?.getAttribute('tabindex')).toBe('0');
    });
  });

  it('describes its drawing in text', () => {
    root
      .querySelectorAll('.data-block svg')
      .forEach((drawing) =>
        expect(
          drawing.getAttribute('aria-hidden') === 'true' || (drawing.getAttribute('aria-label') ?? '').length > 10,
        ).toBe(true),
      );
  });
});

describe('a data tab', () => {
  it('shows a shared rank once', () => {
    expect(
      [...shown().querySelectorAll('.data-table--top .data-table__rank')].map(({ textContent }) => textContent),
    ).toEqual(['1.', '2.', 'holtversenyben']);
    expect(
      [...shown().querySelectorAll('.data-table--medals .data-table__rank')].map(({ textContent }) => textContent),
    ).toEqual(['1.', '2.', 'holtversenyben']);
  });

  it('has every bar with a track as long as its percent, and no track where no whole is known', () => {
    const root = shown();
    for (const bar of root.querySelectorAll('.bar:has(.bar__ground)')) {
      const [, percent = ''] = /([\d,]+)%/.exec(bar.parentElement?.textContent ?? '') ?? [];
      expect(Number(bar.querySelector('.bar__share')?.getAttribute('width'))).toBeCloseTo(
        Number(percent.replace(',', '.')),
        0,
      );
    }
    expect(root.querySelectorAll('.data-table--shares .bar__ground').length).toBeGreaterThan(0);
    expect(root.querySelectorAll('.data-table--top .bar')).not.toHaveLength(0);
    expect(root.querySelectorAll('.data-table--top .bar__ground')).toHaveLength(0);
  });

  it('renders without any block, and links to the articles', () => {
    expect(shown({ blocks: [] }).querySelector('.empty a')?.getAttribute('href')).toBe('/rovat/belfold');
  });

  it('says before the first votes that results will appear here', () => {
    const count = { processed: 0, countedAt: 1, final: false, corrections: [], changes: [] };
    const root = shown({ blocks: [], counting: { place: 'a/b', count, held: [], observedAt: 1 } });
    expect(root.querySelector('.count-state')?.textContent).toContain('Még nincs feldolgozott szavazat');
    expect(root.textContent).not.toContain('Részeredmény');
    expect(root.querySelector('.empty')?.textContent).toContain('Az első eredmények itt jelennek meg');
  });

  it('shows only the time for events of the same day during a count', () => {
    const [changedAt, day] = [1_649_019_960, 86_400];
    const change = { seat: 'Heves 2.', from: 'Part', to: 'Domb' };
    const changes = [changedAt, changedAt - day].map((at) => ({ ...change, at }));
    const count = { processed: 80, countedAt: changedAt + 60, final: false, corrections: [], changes };
    const root = shown({ counting: { place: 'a/b', count, held: [], observedAt: 1 } });
    const times = [...root.querySelectorAll('.data-block:last-child td time')].map(({ textContent }) => textContent);
    expect(times).toEqual(['23:06', '2022. április 2. 23:06']);
  });

  it('shows no leader without counted votes, or with a tie', () => {
    const names = ['Kis Éva', 'Nagy Bea'];
    const unit = { slug: 'zala-1', name: 'Zala 1.', seat: '', county: 'Zala', turnout: 60 };
    const cells = (votes: number) => {
      const candidates = names.map((name) => ({ name, party: '', votes }));
      const block = { type: 'constituencies', title: 'Körzetek', note: '', units: [{ ...unit, candidates }] } as const;
      return [...shown({ blocks: [block] }).querySelectorAll('.data-block td')].map(({ textContent }) => textContent);
    };
    expect(cells(0)).toEqual(['–', '–', '60,0%']);
    expect(cells(12)).toEqual(['Holtverseny', '–', '60,0%']);
  });

  it('shows the result of a shoot-out, and the winner', () => {
    expect(shown().querySelector('.match--home')?.textContent).toContain('1–111-esekkel 4–3');
  });

  it('finds constituencies by a plain form', () => {
    const root = shown({ choice: { term: 'zala', county: '' } });
    expect(root.querySelector('.unit-filter')?.getAttribute('action')).toBe('/melleklet/kupa/adatok');
    expect(root.querySelector<HTMLInputElement>('#korzet-kereso')?.value).toBe('zala');
    expect(root.textContent).toContain('0 találat, összesen 1 körzet');
  });

  it('has the boxes of its supplement and its search', () => {
    const root = shown();
    expect(root.textContent).toContain('Az Európai Unió társfinanszírozásával');
    expect(root.textContent).not.toContain('Választási adatok');
    expect(root.querySelector('form.archive-search input[name=filters]')?.getAttribute('value')).toBe(
      '{"superTags":["Kupa"]}',
    );
  });
});

describe('the state of an event', () => {
  const match = { stage: 'Döntő', home: 'Egyik', away: 'Másik', shootOut: null, venue: '', at: now - 86_400 };
  const event = { at: now, sport: 'Úszás', event: '200 m', venue: '', who: [], outcome: '' };
  const told = (standing: unknown): string | null | undefined =>
    shown({ supplement: { ...around.supplement, standing } as never }).querySelector('.standing')?.textContent;

  it.each([
    [{ kind: 'counted', at: now, processed: 63.2, final: false }, 'Számolják. A feldolgozottság 63,2%.Állás:'],
    [{ kind: 'counted', at: now, processed: 100, final: true }, 'Végleges eredmény. A feldolgozottság 100,0%.Állás:'],
    [
      { kind: 'match', state: 'over', at: now, match: { ...match, score: { home: 2, away: 1 } } },
      'Véget ért. Döntő: Egyik – Másik 2–1Kezdés:',
    ],
    [
      { kind: 'match', state: 'next', at: now, match: { ...match, score: null } },
      'Következik: Döntő: Egyik – MásikKezdés:',
    ],
    [
      { kind: 'days', state: 'running', at: now, day: 7, days: 17, event },
      '7. nap, összesen 17: Úszás, 200 mKövetkezik:',
    ],
    [
      { kind: 'days', state: 'over', at: now, day: 17, days: 17, event },
      'Véget ért, 17 nap után. Úszás, 200 mUtolsó esemény:',
    ],
    [{ kind: 'told', at: now, articles: 51 }, '51 cikk jelent meg. A legutóbbi:'],
  ])('is shown with its time: %j', (standing, words) => {
    expect(told(standing)).toMatch(new RegExp(`^Hol tart\\?${words.replace(/[.?()]/g, '\\$&')} .*\\d\\d:\\d\\d$`));
  });

  it('is absent without data, and on a tab that counts votes', () => {
    expect(told(null)).toBeUndefined();
    const count = { processed: 80, countedAt: now, final: false, corrections: [], changes: [] };
    const standing = { kind: 'counted', at: now - 900, processed: 60, final: false } as const;
    const counting = { place: 'a/b', count, held: [], observedAt: 1 };
    const root = shown({ counting, supplement: { ...around.supplement, standing } } as never);
    expect(root.querySelector('.standing')).toBeNull();
  });

  it('has the colour and the mark of the supplement', () => {
    expect(shown().querySelector('.supplement')?.getAttribute('data-hue')).toBe('pitch');
    expect(shown().querySelector('.supplement__mark path')?.getAttribute('d')).toBe('M3 3h18');
  });
});

describe('a house in a half circle', () => {
  it('seats all members by group from the left, inside the half circle and without overlap', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(120), { minLength: 1, maxLength: 8 }), (groups) => {
        const { seats, size } = hemicycleSeats(groups);
        expect(groups.map((_, group) => seats.filter((seat) => seat.group === group).length)).toEqual([...groups]);
        expect(seats.every(({ x, y }) => Math.hypot(x, y) <= 1.0001 && y >= -0.0001)).toBe(true);
        const angles = seats.map(({ x, y }) => Math.atan2(y, x));
        angles.forEach((angle, at) => at > 0 && expect(angle).toBeLessThanOrEqual((angles[at - 1] ?? 0) + 1e-9));
        expect(size).toBeGreaterThan(0);
      }),
      { numRuns: 60 },
    );
  });
});
