import type { FixtureContent } from '../../origin/sport/content/live-score-content.ts';
import { seedOf } from '../../origin/sport/simulator/random.ts';
import { dayAfter, dayOf, momentOf } from '../../origin/sport/calls/zone.ts';
import { competitionPlans } from './competition-plan.ts';

const { league } = competitionPlans.cup;
const [banyasz, kikoto, telekhaza, szovok] = [3301, 3101, 3102, 3302];

const nobody = { id: null, name: null };
const banyaszTeam = { id: banyasz, name: 'Bodonyvári Bányász', logo: `/livescore/media/team/${banyasz}.svg` };
const kikotoTeam = { id: kikoto, name: 'Újparti Kikötő', logo: `/livescore/media/team/${kikoto}.svg` };

type Happened = readonly [
  team: 'home' | 'away',
  elapsed: number,
  extra: number | null,
  player: string,
  detail: string,
  assist?: string,
];

const course: readonly Happened[] = [
  ['away', 12, null, 'Ferreira', 'Normal Goal'],
  ['away', 39, null, 'Keszei', 'Normal Goal'],
  ['home', 58, null, 'Szirmay', 'Substitution 1', 'Nyerges'],
  ['home', 61, null, 'Golda', 'Normal Goal', 'Nyerges'],
  ['away', 64, null, 'Pintye', 'Substitution 1', 'Karsai'],
  ['home', 67, null, 'Bakai', 'Penalty'],
  ['home', 70, null, 'Rusznyák', 'Substitution 2', 'Tihamér'],
  ['away', 77, null, 'Balla', 'Substitution 2', 'Lapis'],
  ['home', 81, null, 'Pém', 'Substitution 3', 'Kozma B.'],
  ['home', 90, 4, 'Kozma B.', 'Normal Goal'],
];

const lineUp = (team: typeof banyaszTeam, coach: string, starting: string, substitutes: string) => ({
  team,
  coach: { id: null, name: coach, photo: null },
  formation: '4-3-3',
  startXI: starting.split(', ').map((name) => ({ player: { ...nobody, name, number: null, pos: null, grid: null } })),
  substitutes: substitutes
    .split(', ')
    .map((name) => ({ player: { ...nobody, name, number: null, pos: null, grid: null } })),
});

const score = (home: number, away: number) => ({ home, away });
const unknown = { home: null, away: null };

const semiFinalBegan = 2 * 86_400 + 2 * 3600 + 7 * 60;

const finished = (extra: number) => ({
  status: { long: 'Match Finished', short: 'FT', elapsed: 90, extra },
});

/** Must agree with the semi-final's live blog. */
const semiFinal = {
  fixture: finished(4),
  teams: { home: { ...banyaszTeam, winner: true }, away: { ...kikotoTeam, winner: false } },
  goals: score(3, 2),
  score: { halftime: score(0, 2), fulltime: score(3, 2), extratime: unknown, penalty: unknown },
  events: course.map(([side, elapsed, extra, player, detail, assist]) => ({
    time: { elapsed, extra },
    team: side === 'home' ? banyaszTeam : kikotoTeam,
    player: { ...nobody, name: player },
    assist: assist === undefined ? nobody : { ...nobody, name: assist },
    type: detail.startsWith('Subst') ? 'subst' : 'Goal',
    detail,
    comments: null,
  })),
  lineups: [
    lineUp(
      banyaszTeam,
      'Vadnay Iván',
      'Kozma R., Füle, Antalóczi, Dudás, Kerényi, Bakai, Szirmay, Lukovics, Pém, Golda, Rusznyák',
      'Nyerges, Tihamér, Kozma B.',
    ),
    lineUp(
      kikotoTeam,
      'Marosfalvi Tibor',
      'Steiger, Oroszlányi, Mbeki-Varga, Hollósi, Sebes, Dragan, Pintye, Keszei, Olajos, Ferreira, Balla',
      'Karsai, Lapis',
    ),
  ],
};

export const cupFixtures = (now: number, season: number): readonly FixtureContent[] => {
  const kickOff = now - semiFinalBegan;
  const today = dayOf(now);
  const base = { league, season, knockout: true };
  const other = {
    ...base,
    id: 7102,
    round: 'Semi-finals',
    kickOff: momentOf(dayAfter(today, -1), '18:00'),
    home: szovok,
    away: telekhaza,
    venue: 'Szövőgyári pálya',
    city: 'Kendervár',
    referee: 'Lombos Ernő',
  };
  return [
    {
      ...base,
      id: 7101,
      round: 'Semi-finals',
      kickOff,
      home: banyasz,
      away: kikoto,
      venue: 'Aknász utcai pálya',
      city: 'Bodonyvár',
      referee: 'Halmos-Petrik Dávid',
      told: semiFinal,
    },
    {
      ...other,
      told: {
        fixture: finished(3),
        goals: score(0, 1),
        score: { halftime: score(0, 0), fulltime: score(0, 1), extratime: unknown, penalty: unknown },
        events: [],
      },
    },
    {
      ...base,
      id: 7103,
      round: 'Final',
      kickOff: momentOf(dayAfter(today, 18), '20:00'),
      home: banyasz,
      away: telekhaza,
      venue: 'Hídfő Stadion',
      city: 'Budapest',
      referee: 'Kútvölgyi Szilárd',
      seed: seedOf(7103, 5),
    },
  ];
};
