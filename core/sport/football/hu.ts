import { speakDate } from '../../wording/hu-dates.ts';
import type { Fixture } from './fixture.ts';
import type { FootballView } from './football-query.ts';
import type { FixtureChoice, FixtureOption } from './fixture-choice.ts';
import type { MatchNews } from './match/match-news.ts';
import type { Score, Sides } from './sides.ts';
import type { StandingColumn } from './standings.ts';
import type { Stage } from './stage-header.ts';

/** Spec §9. */
export const standingLegend: Readonly<Record<StandingColumn, { readonly short: string; readonly long: string }>> = {
  played: { short: 'J', long: 'játszott' },
  won: { short: 'GY', long: 'győzelem' },
  drawn: { short: 'D', long: 'döntetlen' },
  lost: { short: 'V', long: 'vereség' },
  scored: { short: 'LG', long: 'lőtt gól' },
  conceded: { short: 'KG', long: 'kapott gól' },
  difference: { short: '+/-', long: 'gólkülönbség' },
  points: { short: 'P', long: 'pont' },
};

const statuses: ReadonlyMap<string | null, string> = new Map([
  ['TBD', 'időpont később'],
  ['NS', 'nem kezdődött el'],
  ['1H', '1. félidő'],
  ['HT', 'félidő'],
  ['2H', '2. félidő'],
  ['ET', 'hosszabbítás'],
  ['BT', 'szünet (hosszabbítás)'],
  ['P', 'tizenegyesek'],
  ['SUSP', 'felfüggesztve'],
  ['INT', 'megszakítva'],
  ['LIVE', 'élő'],
  ['FT', 'vége'],
  ['AET', 'vége (hosszabbítás)'],
  ['PEN', 'vége (11-esek)'],
  ['PST', 'elhalasztva'],
  ['CANC', 'törölve'],
  ['ABD', 'félbeszakadt'],
  ['AWD', 'játék nélkül eldöntve'],
  ['WO', 'ellenfél nélkül'],
]);

/** Unknown codes are `élő`, because they count as in progress (R39). */
export const speakFixtureStatus = (short: string | null): string => statuses.get(short) ?? 'élő';

/** `2. félidő 63’`; during a break, or without a minute, the status alone. */
export const speakPhase = ({ short, minute }: Pick<Fixture, 'short' | 'minute'>): string => {
  const { elapsed = null, extra = null } = minute ?? {};
  if (elapsed === null || short === 'HT' || short === 'P') return speakFixtureStatus(short);
  return `${speakFixtureStatus(short)} ${elapsed}${extra === null || extra === 0 ? '' : `+${extra}`}’`;
};

export const speakScore = ({ home, away }: Score): string => `${home ?? '?'}–${away ?? '?'}`;

export const speakTeams = ({ home, away }: Sides<string | null>): string => `${home ?? '?'} – ${away ?? '?'}`;

/** Spec §2.6. */
export const speakFixtureOption = (option: FixtureOption): string => {
  if (option.kind === 'choose') return 'Mérkőzés kiválasztása';
  const teams = speakTeams(option.teams);
  return option.score === null ? teams : `${teams} ${speakScore(option.score)}`;
};

const capitalised = (words: string): string => words.charAt(0).toLocaleUpperCase('hu') + words.slice(1);

const together = (...parts: readonly (string | null)[]): string => parts.filter((part) => part !== null).join(', ');

const speakHappening = (news: MatchNews, { teams }: Fixture): string => {
  switch (news.kind) {
    case 'goal':
      return `Gól! ${together(teams[news.side].name, news.own ? `${news.player ?? ''} (öngól)`.trim() : news.player)}`;
    case 'goal-taken-back':
      return `${goalTakenBack}. ${together(teams[news.side].name)}`;
    case 'red-card':
      return `Piros lap: ${together(news.player, news.side && teams[news.side].name)}`;
    case 'status':
      return capitalised(speakFixtureStatus(news.short));
  }
};

export const speakMatchNews = (news: MatchNews, fixture: Fixture): string => {
  const score = fixture.status === 'not-started' || news.kind === 'red-card' ? null : fixture.score;
  return [speakHappening(news, fixture), score && `Az állás: ${speakScore(score)}`]
    .filter((part) => part !== null)
    .map((part) => `${part.replace(/[ .]+$/, '')}.`)
    .join(' ');
};

/** Null when there is a dropdown (spec §2.6). */
export const speakFixtureChoice = ({ kind }: FixtureChoice): string | null =>
  kind === 'none-that-day' ? 'Nem rendeznek mérkőzést ezen a napon.' : null;

export const speakStage = (stage: Stage): string => {
  switch (stage.kind) {
    case 'match-day':
      return `${stage.number}. játéknap`;
    case 'round-of-16':
      return 'Nyolcaddöntő';
    case 'quarter-final':
      return 'Negyeddöntő';
    case 'semi-final':
      return 'Elődöntő';
    case 'third-place':
      return 'Bronzmérkőzés';
    case 'final':
      return 'Döntő';
  }
};

const rounds: ReadonlyMap<string, string> = new Map([
  ['round of 32', 'a 32 között'],
  ['round of 16', 'nyolcaddöntő'],
  ['8th finals', 'nyolcaddöntő'],
  ['quarter-finals', 'negyeddöntő'],
  ['semi-finals', 'elődöntő'],
  ['3rd place final', 'bronzmérkőzés'],
  ['final', 'döntő'],
]);

export const speakRound = (round: string): string => {
  const [, season, group, day] = /^(?:(regular season|group stage)|group (\w+)) - (\d+)$/i.exec(round.trim()) ?? [];
  if (day !== undefined)
    return `${group === undefined || season !== undefined ? '' : `${group} csoport, `}${day}. forduló`;
  return capitalised(rounds.get(round.trim().toLowerCase()) ?? round);
};

export const speakGroup = (group: string): string => group.trim().replace(/^group (\w+)$/i, '$1 csoport');

const statistics: ReadonlyMap<string, string> = new Map([
  ['Shots on Goal', 'Kaput eltaláló lövés'],
  ['Shots off Goal', 'Kapu mellé ment lövés'],
  ['Total Shots', 'Összes lövés'],
  ['Blocked Shots', 'Blokkolt lövés'],
  ['Shots insidebox', 'Lövés a tizenhatoson belülről'],
  ['Shots outsidebox', 'Lövés a tizenhatoson kívülről'],
  ['Fouls', 'Szabálytalanság'],
  ['Corner Kicks', 'Szöglet'],
  ['Offsides', 'Les'],
  ['Ball Possession', 'Labdabirtoklás'],
  ['Yellow Cards', 'Sárga lap'],
  ['Red Cards', 'Piros lap'],
  ['Goalkeeper Saves', 'Kapusvédés'],
  ['Total passes', 'Összes passz'],
  ['Passes accurate', 'Pontos passz'],
  ['Passes %', 'Passzpontosság'],
  ['expected_goals', 'Várható gól (xG)'],
  ['goals_prevented', 'Megelőzött gól'],
]);

export const speakStatistic = (type: string): string => statistics.get(type) ?? type;

export const goalTakenBack = 'Gól visszavonva';

export const underReview = 'egyeztetés alatt';

/** Spec §8. */
export const noDataYet = 'Még nincs adat.';

/** Marks the timetable's current fixture (spec §4). */
export const currentMark = 'most';

/** Spec §2.6. */
export const footballViewNames: Readonly<Record<FootballView, string>> = {
  standings: 'Tabella',
  goals: 'Góllövőlista',
  yellow: 'Sárga lapok',
  red: 'Piros lapok',
};

export const footballPageName = 'Focieredmények';

export interface FootballTitle {
  readonly league: string | null;
  readonly country: string | null;
  readonly season: number | null;
  readonly view: FootballView;
  readonly day: string | null;
}

const speakCalendarDay = (day: string): string => speakDate(Date.parse(`${day}T12:00:00Z`) / 1000, 'UTC');

export const speakFootballTitle = ({ league, country, season, view, day }: FootballTitle): string => {
  const name = [league, season, country && `(${country})`].filter(Boolean).join(' ');
  const table = league === null ? null : `${name}, ${footballViewNames[view].toLocaleLowerCase('hu')} – `;
  return together(`${table ?? ''}${footballPageName}`, day && speakCalendarDay(day));
};

/** Without the score, which would be stale in search results. */
export const speakMatchTitle = ({ teams, league }: Fixture): string =>
  [speakTeams({ home: teams.home.name, away: teams.away.name }), league.name]
    .filter((part) => part !== null)
    .join(', ');

export const speakDatedMatch = (fixture: Fixture, day: string): string =>
  together(speakMatchTitle(fixture), speakCalendarDay(day));

export const footballDescription =
  'Élő eredmények, tabellák, góllövőlisták, felállások és statisztikák a labdarúgó-bajnokságokból és a nagy tornákról.';
