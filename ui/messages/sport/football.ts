import type { MatchEvent } from '#core/sport/football/match/match-event.ts';
import type { TopListKind } from '#core/sport/football/top-list.ts';

type CardColour = Extract<MatchEvent, { kind: 'card' }>['colour'];
type GoalKind = Extract<MatchEvent, { kind: 'goal' }>['how'];

/** Football page (spec §2.6). */
export const footballMessages = {
  title: 'Focieredmények',
  team: 'Csapat',
  legend: 'A jelek',
  rank: { label: 'Hely', long: 'Helyezés' },
  player: 'Játékos',
  tied: 'holtversenyben',
  counts: { goals: 'Gól', yellow: 'Sárga lap', red: 'Piros lap' } satisfies Record<TopListKind, string>,
  dayFixtures: 'Mérkőzések',
  fixture: 'Mérkőzés',
  open: 'Megnyitás',
  timetable: 'Menetrend',
  report: 'Tudósítás',
  robot: 'automatikusan készült',
  back: 'Vissza',
  summary: 'Összefoglaló',
  statistics: 'Statisztika',
  squads: 'Összeállítás',
  prediction: 'Várható kimenetel',
  timeline: 'Idővonal',
  events: 'Események',
  headToHead: 'Korábbi találkozók',
  kickOff: 'Kezdés:',
  firstKickOff: 'Eredeti kezdés:',
  venue: 'Helyszín:',
  referee: 'Játékvezető:',
  shootOut: (score: string) => `11-esekkel ${score}`,
  afterExtraTime: 'hosszabbítás után',
  shootOutTitle: 'Tizenegyespárbaj',
  kick: '11-es',
  scored: 'gól',
  missed: 'kimaradt',
  minute: (elapsed: number, extra: number | null) =>
    `${elapsed}${extra === null || extra === 0 ? '' : `+${extra}`}. perc`,
  shortMinute: (elapsed: number, extra: number | null) =>
    `${elapsed}${extra === null || extra === 0 ? '' : `+${extra}`}’`,
  goals: { normal: 'Gól', own: 'Öngól', penalty: 'Gól (11-es)' } satisfies Record<GoalKind, string>,
  inFavour: (team: string) => `${team} javára`,
  assist: (name: string) => `gólpassz: ${name}`,
  missedPenalty: 'Kihagyott 11-es',
  cards: { yellow: 'Sárga lap', 'second-yellow': 'Második sárga lap', red: 'Piros lap' } satisfies Record<
    CardColour,
    string
  >,
  substitution: 'Csere',
  inFor: (on: string | null, off: string | null) => `be: ${on ?? '?'}, ki: ${off ?? '?'}`,
  review: 'Videóbírói vizsgálat',
  other: 'Esemény',
  home: 'Hazai',
  away: 'Vendég',
  draw: 'Döntetlen',
  formation: 'Felállás:',
  starting: 'Kezdőcsapat',
  substitutes: 'Cserék',
  coach: 'Edző:',
  predicted: (winner: string) => `A modell szerint esélyesebb: ${winner}`,
  chances: 'Esélyek',
  attack: 'Gólszerzés az előző mérkőzéseken',
  predictionNote: 'Az adatszolgáltató gépi előrejelzése, nem a szerkesztőség véleménye.',
  latest: 'Legutóbb:',
  toMatch: 'A mérkőzés oldala',
};
