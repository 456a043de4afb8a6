import type { JudgeAddress } from '#core/addresses/judge-address.ts';
import type { Site } from '#core/addresses/sites/site.ts';
import type { PageNeeds } from '#core/pages/needs.ts';
import { findLiveMatch } from '#core/pages/sport/football/find-live-match.ts';
import { findLiveRace } from '#core/pages/sport/formula-one/find-live-race.ts';
import { latestState } from '#core/polling/live-history.ts';
import { fixtureRefreshSeconds } from '#core/sport/football/fixture-status.ts';
import { type FollowedMatch, joinHistories } from '#core/sport/football/match/followed-match.ts';
import { isRaceOver, joinRaceHistories } from '#core/sport/formula-one/followed-race.ts';
import { type ChannelNeeds, createLiveChannel, type LiveChannel } from './live-channel.ts';

type Ports = Pick<PageNeeds, 'liveMatch' | 'liveRace' | 'liveScores' | 'races' | 'sportCoverage' | 'clock'>;

interface Needs extends Omit<ChannelNeeds, 'name'> {
  readonly judge: JudgeAddress;
  readonly mainSite: Site;
}

/** Omits data that the page was already rendered with. */
const matchInBrief = (match: FollowedMatch): FollowedMatch => ({ ...match, prediction: null, headToHead: [] });

/** What open pages poll, by kind (spec §9). */
export const createSportChannels = (
  ports: Ports,
  { judge, mainSite, relay, time }: Needs,
): Readonly<Record<string, LiveChannel>> => {
  const findMatch = findLiveMatch(ports);
  const findRace = findLiveRace(ports);
  return {
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
  };
};
