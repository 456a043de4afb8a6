const hour = 3600;

/** The matches that stand beside articles, as the dashboard of live scores keeps them; kick-offs count from `now` (unix seconds). */
export const dashboardAt = (now: number): string =>
  JSON.stringify([
    {
      id: 7101,
      league: 'Labdarúgó-kupa, elődöntő',
      home: 'Bodonyvári Bányász',
      away: 'Újparti Kikötő',
      timestamp: now - 50 * hour,
      short: 'FT',
      goals: { home: 3, away: 2 },
    },
    {
      id: 7102,
      league: 'NB II',
      home: 'Ludaséri TK',
      away: 'Kövesdombári Vasutas',
      timestamp: now - hour,
      short: '2H',
      goals: { home: 0, away: 0 },
    },
    {
      id: 7103,
      league: 'Labdarúgó-kupa, döntő',
      home: 'Bodonyvári Bányász',
      away: 'Telekháza SE',
      timestamp: now + 18 * 24 * hour,
      short: 'NS',
      goals: { home: null, away: null },
    },
  ]);
