import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { followedMatch } from '#core/sport/football/match/followed-match.ts';
import { someEvent, someMatch } from '#core/sport/football/match/some-match.fake.ts';
import { fakeNeeds, openAs } from '#core/pages/page-needs.fake.ts';
import type { FootballContent, FootballTable } from '#core/pages/sport/football/football-content.ts';
import { loadScreens } from '../../screens/screens.ts';
import { App } from '../../screens/app.tsx';
import { FootballPage } from './football-page.tsx';
import { FootballTableView } from './football-table.tsx';
import type { Match } from '#core/sport/football/match/match.ts';

const address = '/rovat/sport/foci-eredmenyek';
const textOf = (html: string): string =>
  html
    .replace(/<!-- -->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
const pageAt = (query: string) => openAs('articles_by_mstag', fakeNeeds(), `${address}${query}`);
const shown = async (query: string): Promise<string> => {
  await loadScreens();
  return renderToString(<App page={await pageAt(query)} />);
};

const matchPage = async (match: Match): Promise<string> => {
  const { content, frame } = await pageAt('');
  const history = { states: [{ since: 1, value: followedMatch(match) }], observedAt: 1 } as const;
  return renderToString(
    <FootballPage
      content={{ ...(content as FootballContent), shown: { kind: 'match', history, back: '/x' } }}
      frame={frame}
    />,
  );
};

describe('the football page', () => {
  it('has the table with its marks, their full words, and forms that work without scripts', async () => {
    const html = await shown('?nap=2025-01-12');
    for (const [short, long] of [
      ['J', 'játszott'],
      ['GY', 'győzelem'],
      ['D', 'döntetlen'],
      ['V', 'vereség'],
      ['LG', 'lőtt gól'],
      ['KG', 'kapott gól'],
      ['+/-', 'gólkülönbség'],
      ['P', 'pont'],
    ])
      expect(html).toContain(`<abbr title="${long}">${short}</abbr>`);
    expect(html.match(/<form [^>]*method="get"/g)?.length).toBeGreaterThanOrEqual(3);
    for (const name of ['orszag', 'liga', 'szezon', 'nap', 'meccs']) expect(html).toContain(`name="${name}"`);
    expect(textOf(html)).toContain('Mérkőzés kiválasztása');
    expect(textOf(html)).toContain('Rakpart FC – Zsilip SE 0–0');
    expect(html.match(/data-current="true"/g)).toHaveLength(1);
    expect(textOf(html)).toContain('most');
  });

  it('calls no two ways through it by one name', async () => {
    const names = [...(await shown('')).matchAll(/<nav [^>]*aria-label="([^"]*)"/g)].map(([, name]) => name);
    expect(names.length).toBeGreaterThan(3);
    expect(new Set(names).size).toBe(names.length);
  });

  it('begins with the matches of the day, above every choice', async () => {
    const html = await shown('?nap=2025-01-12');
    const [title, score, tabs, leagues, table] = [
      '<h1',
      'match__score',
      'class="tabs"',
      '<details class="more-choices"',
      'data-table',
    ].map((part) => html.indexOf(part));
    expect([title! > 0, score! > title!, tabs! > score!, leagues! > tabs!, table! > leagues!]).toEqual([
      true,
      true,
      true,
      true,
      true,
    ]);
  });

  it('of a match begins with its score, and still has the way back', async () => {
    const html = await matchPage(someMatch('1H', [1, 0]));
    const [score, back, tabs] = ['match-head__score', 'href="/x"', 'class="tabs"'].map((part) => html.indexOf(part));
    expect([score! > 0, back! > score!, tabs! > back!]).toEqual([true, true, true]);
    expect(html.indexOf('<h1')).toBeLessThan(score!);
  });

  it('says when a day has no fixtures', async () => {
    expect(textOf(await shown('?nap=2025-01-13'))).toContain('Nem rendeznek mérkőzést ezen a napon.');
  });

  it.each([
    ['standings', { kind: 'standings', groups: null }, { kind: 'standings', groups: [] }],
    ['goals', { kind: 'goals', rows: null }, { kind: 'goals', rows: [] }],
  ] as const)('keeps apart %s that could not be loaded and that do not exist (R54)', (_view, late, none) => {
    const textFor = (table: FootballTable) => textOf(renderToString(<FootballTableView table={table} title="NB I" />));
    expect([late, none].map(textFor)).toEqual([
      ' Most nem érhető el. Frissítsd az oldalt pár perc múlva. ',
      ' Még nincs adat. ',
    ]);
  });

  it('shows a shared rank once', async () => {
    const html = await shown('?oldal=gol');
    expect(textOf(html)).toContain('Bihari Olivér');
    expect(html).toContain('Góllövőlista');
  });

  it('shows a match with a way back and all its sections', async () => {
    const html = await shown('?nap=2025-01-11&meccs=9001');
    const text = textOf(html);
    for (const word of [
      'Vissza',
      'Statisztika',
      'Labdabirtoklás',
      'Összeállítás',
      '4-4-2',
      'Várható kimenetel',
      'Idővonal',
    ])
      expect(text).toContain(word);
    expect(text).toContain('Gól visszavonva');
    expect(text).toContain('Gól (11-es) Encs Barna');
    expect(html).toContain('2–1');
  });
});

describe('a match page', () => {
  it('shows no score before kick-off', async () => {
    expect(await matchPage(someMatch('NS', [0, 0]))).not.toMatch(/0–0/);
  });

  it('says that a score is under review if it differs from the sum of its goals', async () => {
    expect(textOf(await matchPage(someMatch('1H', [2, 0], [someEvent(12)])))).toContain('egyeztetés alatt');
    expect(textOf(await matchPage(someMatch('1H', [1, 0], [someEvent(12)])))).not.toContain('egyeztetés alatt');
  });

  it('shows no old kick-off time when postponed', async () => {
    const text = textOf(await matchPage(someMatch('PST', [null, null])));
    expect(text).toContain('Elhalasztva'.toLowerCase());
    expect(text).toContain('Eredeti kezdés:');
    expect(text).not.toMatch(/Hídfő SC \d\d:\d\d/);
    expect(textOf(await matchPage(someMatch('NS', [null, null])))).toMatch(/Hídfő SC \d\d:\d\d/);
  });

  it('has no time where only its day is known', async () => {
    const untimed = (match: Match): Match => ({ ...match, fixture: { ...match.fixture, dayOnly: true } });
    for (const short of ['NS', 'TBD', 'FT']) {
      const html = await matchPage(untimed(someMatch(short, [1, 0])));
      expect(textOf(html)).toMatch(/Kezdés: január 11\. (?!\d)/);
      expect(html).toContain('dateTime="2025-01-11"');
    }
    const midnight = someMatch('NS', [null, null]);
    const timestamp = Date.parse('2025-01-10T23:00Z') / 1000;
    expect(await matchPage(untimed({ ...midnight, fixture: { ...midnight.fixture, timestamp } }))).toContain(
      'dateTime="2025-01-11"',
    );
  });

  it('says that it was decided in extra time, and numbers the kicks of a shoot-out, which have no minutes', async () => {
    expect(textOf(await matchPage(someMatch('AET', [1, 0], [someEvent(118)])))).toContain('hosszabbítás után');
    const kicks = [1, 2].map((extra) => someEvent(120, { extra, comments: 'Penalty Shootout', detail: 'Penalty' }));
    const text = textOf(await matchPage(someMatch('PEN', [0, 0], kicks)));
    expect(text).toMatch(/1\. gól Bihari Olivér .* 2\. gól Bihari Olivér/);
    expect(text).not.toContain('120+');
  });

  it('says what happened last only until the match is finished', async () => {
    const kicks = [someEvent(120, { extra: 1, comments: 'Penalty Shootout', detail: 'Penalty' })];
    const latest = 'Legutóbb: 11-es gól: Bihari Olivér';
    expect(textOf(await matchPage(someMatch('P', [0, 0], kicks)))).toContain(latest);
    expect(textOf(await matchPage(someMatch('PEN', [0, 0], kicks)))).not.toContain('Legutóbb');
  });

  it('names who plays, and when, to a reader who wants to see no result', async () => {
    const html = await matchPage(someMatch('FT', [3, 2]));
    const meanwhile = /result-cover__meanwhile">(.*?)<\/div>/.exec(html)?.[1] ?? '';
    expect(textOf(meanwhile)).toContain('Hídfő SC – Parti TK, NB I');
    expect(meanwhile).not.toContain('3–2');
  });

  it('offers country, league and season beside a match, too', async () => {
    const html = await matchPage(someMatch('FT', [1, 0]));
    for (const name of ['orszag', 'liga', 'szezon']) expect(html).toMatch(new RegExp(`<select[^>]* name="${name}"`));
  });

  it('renders with nothing but its teams', async () => {
    const text = textOf(await matchPage(someMatch(null, [null, null])));
    expect(text.match(/Még nincs adat\./g)).toHaveLength(4);
    expect(text).toContain('Hídfő SC');
  });

  it.each([
    ['1H', 105],
    ['ET', 125],
    ['PEN', 130],
  ])('draws its timeline in status %s, %s minutes wide', async (short, width) => {
    expect(await matchPage(someMatch(short, [0, 0]))).toContain(`viewBox="0 0 ${width} `);
  });
});
