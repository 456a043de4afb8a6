import { dayIn, idIn } from '../calls/live-score-call.ts';
import type { LiveScoreCall } from '../calls/live-score-call.ts';
import { predictionOf } from './prediction-of.ts';
import { inBrief, loadFixtures } from './load-fixtures.ts';

const maxMeetings = 10;

const fixture: LiveScoreCall = {
  path: 'fixtures/:id',
  answer: async (context, parameters) => {
    const [one] = await loadFixtures(context, { ids: [idIn(parameters, 'id')] });
    if (one === undefined) return [];
    const { home, away } = one.row.teams;
    if (one.row.told?.predictions !== undefined || home === null || away === null) return [one.item];
    const before = await loadFixtures(context, {
      between: [home.id, away.id],
      ...(one.row.kickOff === null ? {} : { before: one.row.kickOff }),
    });
    const prediction =
      one.row.seed === null ? null : predictionOf(one.row, before.slice(-maxMeetings).toReversed().map(inBrief));
    return [{ ...one.item, predictions: prediction === null ? [] : [prediction] }];
  },
};

const fixtures: LiveScoreCall = {
  path: 'fixtures/:league/:season/:date',
  answer: async (context, parameters) => {
    const wanted = { league: idIn(parameters, 'league'), season: idIn(parameters, 'season') };
    const { date = '', from } = parameters;
    const days =
      date !== 'all' ? { day: dayIn(date, 'date') } : from === undefined ? {} : { fromDay: dayIn(from, 'from') };
    return (await loadFixtures(context, { ...wanted, ...days })).map(inBrief);
  },
};

export const fixtureCalls: readonly LiveScoreCall[] = [fixture, fixtures];
