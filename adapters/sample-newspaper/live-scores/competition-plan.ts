export interface CompetitionPlan {
  readonly league: number;
  readonly slug: string;
  readonly name: string;
  readonly type: 'League' | 'Cup';
  readonly country: string;
  readonly today: number;
  readonly times: readonly string[];
}

/** Together, these competitions have a match at every hour of the day. */
export const competitionPlans = {
  hungarian: {
    league: 271,
    slug: 'nb-i',
    name: 'NB I',
    type: 'League',
    country: 'HU',
    today: 20,
    times: ['12:15', '15:45', '19:15'],
  },
  southern: {
    league: 188,
    slug: 'del-keresztje-liga',
    name: 'Dél Keresztje Liga',
    type: 'League',
    country: 'AU',
    today: 12,
    times: ['05:10', '06:55', '08:45', '10:30'],
  },
  european: {
    league: 4,
    slug: 'europa-bajnoksag',
    name: 'Európa-bajnokság',
    type: 'Cup',
    country: 'World',
    today: 13,
    times: ['14:00', '17:30', '21:00'],
  },
  world: {
    league: 1,
    slug: 'vilagbajnoksag',
    name: 'Világbajnokság',
    type: 'Cup',
    country: 'World',
    today: 7,
    times: ['00:35', '02:25', '04:10', '22:45'],
  },
  cup: {
    league: 273,
    slug: 'labdarugo-kupa',
    name: 'Labdarúgó-kupa',
    type: 'Cup',
    country: 'HU',
    today: 2,
    times: [],
  },
} as const satisfies Readonly<Record<string, CompetitionPlan>>;
