// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { renderToString } from 'react-dom/server';
import { followedMatch } from '#core/sport/football/match/followed-match.ts';
import { fixtureOf } from '#core/sport/football/fixture.ts';
import { someEvent } from '#core/sport/football/match/some-match.fake.ts';
import type { Match } from '#core/sport/football/match/match.ts';
import type { FootballContent } from '#core/pages/sport/football/football-content.ts';
import { fakeNeeds, openAs } from '#core/pages/page-needs.fake.ts';
import { contractFootball } from '#core/testing/contract-football.ts';
import { describeShownFields, fieldsIn, sectionOf } from '../../screens/shown-fields.fixtures.ts';
import { FootballPage } from './football-page.tsx';

const pageAt = (query: string) => openAs('articles_by_mstag', fakeNeeds(), `/rovat/sport/foci-eredmenyek${query}`);
const pages = {
  standings: await pageAt('?nap=2025-01-12'),
  goals: await pageAt('?oldal=gol'),
  yellow: await pageAt('?oldal=sarga'),
  red: await pageAt('?oldal=piros'),
  match: await pageAt('?nap=2025-01-11&meccs=9001'),
};
const draw = (content: FootballContent): HTMLElement => {
  const root = document.createElement('div');
  root.innerHTML = renderToString(<FootballPage content={content} frame={pages.standings.frame} />);
  return root;
};
const shown = (name: keyof typeof pages) => (): HTMLElement => draw(pages[name].content as FootballContent);
const [standings, match] = [shown('standings'), shown('match')];
const [goals, yellow, red] = [shown('goals'), shown('yellow'), shown('red')];

const whole = contractFootball.matches[0] as Match;
const decided: Match = {
  ...whole,
  fixture: fixtureOf({ ...whole.fixture, short: 'PEN' }, { home: 1, away: 1 }, { home: 5, away: 4 }),
  headToHead: [
    fixtureOf({ ...whole.fixture, id: 8001, short: 'FT' }, { home: 3, away: 0 }, { home: null, away: null }),
  ],
};
const matchPage = (told: Match) => (): HTMLElement =>
  draw({
    ...(pages.match.content as FootballContent),
    shown: {
      kind: 'match',
      history: { states: [{ since: 1, value: followedMatch(told) }], observedAt: 1 },
      back: '/x',
    },
  });
const shootOut = matchPage(decided);
const fromTheSpot = matchPage({
  ...decided,
  events: [someEvent(120, { detail: 'Penalty', comments: 'Penalty Shootout' })],
});

const section = sectionOf(readFileSync('docs/specification.md', 'utf8'), '3.9');
const after = (start: string): string =>
  section
    .split('\n')
    .find((line) => line.startsWith(start))
    ?.slice(start.length) ?? '';
const fixtureFields = section
  .split('\n')
  .filter((line) => line.startsWith('- ') && line.includes('{'))
  .flatMap((line) => fieldsIn(line.slice(2).replace(' home/away', '')));
const [, ...reportFields] = /^- (?:Timetable) items also carry (\w+) and a (\w+) flag/m.exec(section) ?? [];

describeShownFields('a fixture (spec §3.9)', [...fixtureFields, ...reportFields], {
  'fixture.id': { on: standings, link: 'meccs=9001' },
  'fixture.timestamp': { on: match, text: 'január 11. 17:00' },
  'fixture.status.short': { on: match, text: 'Parti TKvége' },
  'fixture.venue.name': { on: match, text: 'Helyszín: Hídfő aréna' },
  'fixture.referee': { on: match, text: 'Játékvezető: Sánta Gergely' },
  'league.id': { on: standings, link: 'liga=271' },
  'league.name': { on: match, text: 'végeNB I' },
  'league.logo': {
    why: 'A league is known by its name here: the page of a newspaper bears no marks of those it reports on.',
  },
  'teams.id': { why: 'It says to which side an event belongs, whose team is named; a team has no page of its own.' },
  'teams.name': { on: match, text: 'Hídfő SC2–1Parti TK' },
  'teams.logo': { on: match, picture: 'https://logos.example/11.png' },
  'goals.home': { on: match, text: 'Hídfő SC2–1Parti TK' },
  'goals.away': { on: match, text: 'Hídfő SC2–1Parti TK' },
  'score.penalty.home': { on: shootOut, text: '11-esekkel 5–4' },
  'score.penalty.away': { on: shootOut, text: '11-esekkel 5–4' },
  'events.type': { on: match, text: '60’Csere' },
  'events.detail': { on: match, text: '45+2’Gól (11-es)' },
  'events.comments': { on: fromTheSpot, text: 'Tizenegyespárbaj1.gól Bihari Olivér' },
  'events.team.id': { on: match, text: '88’Piros lap Encs Barna, Parti TK' },
  'events.player.name': { on: match, text: '40’Sárga lap Domján Máté' },
  'events.assist.name': { on: match, text: 'gólpassz: Csák Ede' },
  'events.time.elapsed': { on: match, text: '45+2’' },
  'events.time.extra': { on: match, text: '45+2’' },
  'lineups.startXI.player.name': { on: match, text: 'Kezdőcsapat9 Bihari Olivér' },
  'lineups.startXI.player.number': { on: match, text: 'Kezdőcsapat9 Bihari Olivér' },
  'lineups.substitutes': { on: match, text: 'Cserék17 Fonyó Pál' },
  'lineups.coach.name': { on: match, text: 'Edző: Gazdag Imre' },
  'lineups.coach.photo': { on: match, picture: 'https://logos.example/edzo.png' },
  'statistics.statistics.type': { on: match, text: '55%Labdabirtoklás45%' },
  'statistics.statistics.value': { on: match, text: '55%Labdabirtoklás45%' },
  'predictions.predictions.winner.name': { on: match, text: 'esélyesebb: Hídfő SC' },
  'predictions.predictions.winner.comment': {
    why: 'An English phrase such as "Win or draw", which says in words what the three percentages say in figures.',
  },
  'predictions.predictions.percent.home': { on: match, text: 'EsélyekHídfő SC45%' },
  'predictions.predictions.percent.draw': { on: match, text: 'Döntetlen35%' },
  'predictions.predictions.percent.away': { on: match, text: 'Parti TK20%' },
  'predictions.comparison.goals': { on: match, text: 'mérkőzésekenHídfő SC60%Parti TK40%' },
  'predictions.h2h': { on: shootOut, text: 'Korábbi találkozókHídfő SC3–0Parti TK' },
  url: { on: standings, link: '/sport/2025/01/02/tukorfuro' },
  robot: { on: standings, text: 'Tudósítás (automatikusan készült)' },
});

const row = { on: standings, text: '1. Hídfő SC110021+13' };
describeShownFields('a row of the standings (spec §3.9)', fieldsIn(after('Standing row: ')), {
  rank: row,
  team: row,
  'all.played': row,
  'all.win': row,
  'all.draw': row,
  'all.lose': row,
  'all.goals.for': row,
  'all.goals.against': row,
  goalsDiff: row,
  points: row,
  group: { on: standings, text: 'NB ICsapatJGYDVLGKG+/-P' },
});

describeShownFields('a player of a list (spec §3.9)', fieldsIn(after('Top-player item: ')), {
  'player.name': { on: goals, text: '1.Bihari Olivér' },
  'player.photo': { why: 'A list of many names is read by its figures; faces would push them apart on a phone.' },
  'statistics.team': { on: goals, text: 'Bihari OlivérHídfő SC' },
  'statistics.goals.total': { on: goals, text: 'Bihari OlivérHídfő SC2' },
  'statistics.cards.yellow': { on: yellow, text: 'Domján MátéParti TK1' },
  'statistics.cards.red': { on: red, text: 'Encs BarnaParti TK1' },
  'statistics.cards.yellowred': {
    why: 'A second yellow card is a red one: it is counted among the red cards, one figure for a player (R39).',
  },
});
