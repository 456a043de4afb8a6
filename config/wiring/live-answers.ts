import { createLiveAnswers, type LiveAnswers } from '#adapters/web/live/live-answers.ts';
import { createLiveChannel } from '#adapters/web/live/live-channel.ts';
import { aloneRelay } from '#adapters/web/live/live-relay.ts';
import { fixtureRefreshSeconds } from '#core/sport/football/fixture-status.ts';
import { type FollowedMatch, joinHistories } from '#core/sport/football/match/followed-match.ts';
import { findLiveMatch } from '#core/pages/sport/football/find-live-match.ts';
import { findLiveRace } from '#core/pages/sport/formula-one/find-live-race.ts';
import { isRaceOver, joinRaceHistories } from '#core/sport/formula-one/followed-race.ts';
import type { JudgeAddress } from '#core/addresses/judge-address.ts';
import { latestState } from '#core/polling/live-history.ts';
import { liveMessages } from '#ui/messages/sport/live.ts';
import type { Composition } from './composition-parts.ts';
import type { WebServerConfig } from './web-server-config.ts';

/** Omits data that the page was already rendered with. */
const matchInBrief = (match: FollowedMatch): FollowedMatch => ({ ...match, prediction: null, headToHead: [] });

/** Data that open pages poll, by kind (spec §9). */
export const liveAnswersOf = (
  { relay = aloneRelay, proxies, headers, sites: [mainSite], time }: WebServerConfig,
  judge: JudgeAddress,
  { liveMatch, liveRace, liveScores, races, sportCoverage, clock, chance }: Composition,
): LiveAnswers => {
  const findMatch = findLiveMatch({ liveMatch, liveScores, sportCoverage, clock });
  const findRace = findLiveRace({ liveRace, races });
  return createLiveAnswers({
    channels: {
      'football/fixtures': createLiveChannel(
        {
          load: (id, { host, query }) =>
            findMatch(judge({ host, path: '/', query: '' }).site?.site ?? mainSite, id, query),
          join: joinHistories,
          isOver: (history) => fixtureRefreshSeconds(latestState(history).value.fixture.short) === null,
          inBrief: matchInBrief,
        },
        { name: 'football/fixtures', relay, time },
      ),
      'formula-1/races': createLiveChannel(
        {
          load: (id, { query }) => findRace(id, query),
          join: joinRaceHistories,
          isOver: isRaceOver,
          inBrief: (race) => race,
        },
        { name: 'formula-1/races', relay, time },
      ),
    },
    relay,
    chance,
    proxies,
    words: liveMessages,
    headers,
  });
};
