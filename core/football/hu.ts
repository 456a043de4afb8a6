import type { FixtureChoice, FixtureOption } from './fixture-choice.ts';
import type { Score, Sides } from './sides.ts';
import type { StandingColumn } from './standings.ts';
import type { Stage } from './stage-header.ts';

/** The marks of a standing's header and what they stand for (spec §9). */
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

/** `1. félidő`, `vége (11-esek)`; a code that we do not know is `élő`, being in progress (R39). */
export const speakFixtureStatus = (short: string | null): string => statuses.get(short) ?? 'élő';

/** `2–1`; a side whose goals are not known is `?`. */
export const speakScore = ({ home, away }: Score): string => `${home ?? '?'}–${away ?? '?'}`;

/** `Magyarország – Svájc`; a team whose name is not known is `?`. */
const speakTeams = ({ home, away }: Sides<string | null>): string => `${home ?? '?'} – ${away ?? '?'}`;

/** `Mérkőzés kiválasztása`, `Magyarország – Svájc`, `Magyarország – Svájc 1–3` (spec §2.6). */
export const speakFixtureOption = (option: FixtureOption): string => {
  if (option.kind === 'choose') return 'Mérkőzés kiválasztása';
  const teams = speakTeams(option.teams);
  return option.score === null ? teams : `${teams} ${speakScore(option.score)}`;
};

/** What stands instead of a dropdown; null when there is one (spec §2.6). */
export const speakFixtureChoice = ({ kind }: FixtureChoice): string | null =>
  kind === 'none-that-day' ? 'Nem rendeznek mérkőzést ezen a napon.' : null;

/** `2. játéknap`, `Nyolcaddöntő`. */
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

/** `Labdabirtoklás`; a name that we have no words for stays upstream's. */
export const speakStatistic = (type: string): string => statistics.get(type) ?? type;

/** Where a match has nothing to show yet (spec §8). */
export const noDataYet = 'Még nincs adat.';

/** The mark of the timetable's current fixture (spec §4). */
export const currentMark = 'most';
