import { afterAll, beforeAll } from 'vitest';
import { type LocalUpstream, startLocalUpstream } from '#adapters/http/local-upstream.fake.ts';
import { contractFootball } from '#core/testing/contract-football.ts';
import { contractFormulaOne } from '#core/testing/contract-formula-one.ts';
import { describeLiveScores } from '#core/testing/live-scores.contract.ts';
import { describeRaces } from '#core/testing/races.contract.ts';
import { liveScoresAt } from './live-score-api.fake.ts';
import { answeringLiveScores } from './live-score-service.fake.ts';

let upstream: LocalUpstream;
beforeAll(async () => {
  upstream = await startLocalUpstream();
  upstream.answer = answeringLiveScores(() => ({ football: contractFootball, formulaOne: contractFormulaOne }));
});
afterAll(() => upstream.close());

describeLiveScores('of a live-score service over HTTP', () => liveScoresAt(upstream.baseUrl).scores);
describeRaces('of a live-score service over HTTP', () => liveScoresAt(upstream.baseUrl).races);
