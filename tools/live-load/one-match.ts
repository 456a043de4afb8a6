import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answeringLiveScores } from '#adapters/live-score-api/live-score-service.fake.ts';
import type { Match } from '#core/sport/football/match/match.ts';
import { contractFootball } from '#core/testing/contract-football.ts';
import { contractFormulaOne } from '#core/testing/contract-formula-one.ts';

export const matchPath = '/api/livescore/football/fixtures/9002';
export const matchQuery = '?liga=271&szezon=2024&nap=2025-01-12';

const goal = {
  elapsed: 24,
  extra: null,
  type: 'Goal',
  detail: 'Normal Goal',
  comments: null,
  teamId: 13,
  player: 'Orosz Huba',
  assist: null,
};

const worldAfter = (goals: number) => ({
  football: {
    ...contractFootball,
    matches: contractFootball.matches.map((match): Match => {
      if (match.fixture.id !== 9002 || match.fixture.status !== 'in-progress') return match;
      const fixture = { ...match.fixture, score: { home: goals, away: 0 } };
      return {
        ...match,
        fixture,
        events: Array.from({ length: goals }, (_, at) => ({ ...goal, elapsed: 24 + at })),
        squads: contractFootball.matches[0]?.squads ?? match.squads,
        statistics: contractFootball.matches[0]?.statistics ?? match.statistics,
      };
    }),
  },
  formulaOne: contractFormulaOne,
});

export const startOneMatch = async () => {
  const asked = new Map<string, number>();
  let [goals, toldAt] = [0, 0];
  const answer = answeringLiveScores(() => worldAfter(goals));
  const server = createServer((request, response) => {
    const path = (request.url ?? '').split('?')[0] ?? '';
    asked.set(path, (asked.get(path) ?? 0) + 1);
    if (path.endsWith('/fixtures/9002') && toldAt === 0) toldAt = performance.now();
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    scoreGoal: (): number => {
      [goals, toldAt] = [goals + 1, 0];
      return goals;
    },
    toldAt: (): number => toldAt,
    close: () => server.close(),
  };
};
