import { speakRelativeDate } from '../../wording/hu.ts';
import type { RaceStatus } from './race-status.ts';
import type { FormulaOneView, RaceChoice } from './formula-one-query.ts';
import type { RaceNews } from './race-news.ts';
import type { Race, RaceFlag } from './race.ts';

/** Spec §8. */
export const noResultsYet = 'Nincs még elérhető információ.';

/** Null unless the race is live (spec §4). */
export const speakLive = (status: RaceStatus): { readonly tag: string; readonly note: string } | null =>
  status === 'live' ? { tag: 'élő', note: 'Az adatok tájékoztató jellegűek, és nem feltétlenül valós idejűek.' } : null;

/** A race that is not over has no result yet. */
export const speakRaceTable = ({ show }: Pick<RaceChoice, 'show'>, status: RaceStatus): string => {
  if (show === 'starting-grid') return 'Rajtrács';
  return status === 'live' ? 'Állás' : 'Eredmény';
};

export const formulaOneTitle = 'Forma-1';

export const viewTitles: Readonly<Record<FormulaOneView, string>> = {
  calendar: 'Versenynaptár',
  teams: 'Csapatok',
  drivers: 'Versenyzők',
  'driver-standings': 'Egyéni pontverseny',
  'team-standings': 'Konstruktőri pontverseny',
};

const sessions: ReadonlyMap<string, string> = new Map([
  ['Race', 'Verseny'],
  ['1st Practice', '1. szabadedzés'],
  ['2nd Practice', '2. szabadedzés'],
  ['3rd Practice', '3. szabadedzés'],
  ['1st Qualifying', 'Időmérő, 1. rész'],
  ['2nd Qualifying', 'Időmérő, 2. rész'],
  ['3rd Qualifying', 'Időmérő, 3. rész'],
  ['1st Sprint Shootout', 'Sprintidőmérő, 1. rész'],
  ['2nd Sprint Shootout', 'Sprintidőmérő, 2. rész'],
  ['3rd Sprint Shootout', 'Sprintidőmérő, 3. rész'],
]);

export const speakSession = (type: string | null): string => (type === null ? 'Futam' : (sessions.get(type) ?? type));

const statuses: ReadonlyMap<string | null, string> = new Map([
  ['Completed', 'véget ért'],
  ['Live', 'élő'],
  ['Cancelled', 'elmarad'],
  ['Postponed', 'elhalasztva'],
]);

export const speakRaceStatus = (status: string | null): string | null => statuses.get(status) ?? null;

export const speakFlag = (flag: RaceFlag): string => (flag === 'red' ? 'piros zászló' : 'biztonsági autó');

const sentence = (words: string): string => `${words.charAt(0).toLocaleUpperCase('hu')}${words.slice(1)}.`;

export const speakRaceNews = (news: RaceNews): string | null => {
  switch (news.kind) {
    case 'flag':
      return sentence(news.flag === null ? 'szabad a pálya' : speakFlag(news.flag));
    case 'leader':
      return news.driver.name === null ? null : `Az élen: ${news.driver.name}.`;
    case 'status': {
      const words = news.status === 'Live' ? 'elkezdődött' : speakRaceStatus(news.status);
      return words === null ? null : sentence(words);
    }
  }
};

export const speakLaps = ({ current, total }: Race['laps'], isLive: boolean): string | null => {
  if (isLive && current !== null) return total === null ? `${current}. kör` : `${current}/${total}. kör`;
  const laps = total ?? current;
  return laps === null ? null : `${laps} kör`;
};

const outcomes: ReadonlyMap<string, string> = new Map([
  ['DNF', 'kiesett'],
  ['DNS', 'nem rajtolt'],
  ['DNQ', 'nem kvalifikált'],
  ['DSQ', 'kizárva'],
  ['NC', 'nem értékelt'],
]);

const comma = (figure: string): string => figure.replace('.', ',');

/** `+1 Lap` is `+1 kör`, `1:16.627` is `1:16,627`: one form of decimals in a table. */
export const speakResultTime = (time: string): string => {
  const outcome = outcomes.get(time.toUpperCase());
  if (outcome !== undefined) return outcome;
  const [, laps] = /^\+?(\d+)\s*laps?$/i.exec(time.trim()) ?? [];
  return laps === undefined ? comma(time) : `+${laps}\u00a0kör`;
};

export const speakLapTime = comma;

export const speakDistance = (length: string): string =>
  length.replace(/^(\d+)(?:\.(\d+))?\s*kms?\.?$/i, (_all, whole: string, part?: string) =>
    [part === undefined ? whole : `${whole},${part}`, 'km'].join('\u00a0'),
  );

const partsOf = (day: string): { readonly year: number; readonly month: number; readonly day: number } => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return { year, month, day: date };
};

export const speakDay = (day: string): string => speakRelativeDate({ kind: 'this-year', ...partsOf(day) });

export const speakDayOfYear = (day: string): string => speakRelativeDate({ kind: 'date', ...partsOf(day) });
