import { okAsync, errAsync, type ResultAsync } from 'neverthrow';
import type { Failure } from '../../../failure/failure.ts';
import { type FollowedMatch, followMatch } from '../../../sport/football/match/followed-match.ts';
import type { LiveHistory } from '../../../polling/live-history.ts';
import type { LiveScores } from '../../../ports/sport/live-scores.ts';

export type LiveMatch = (id: number) => ResultAsync<LiveHistory<FollowedMatch>, Failure>;

const maxMatches = 500;

/** Shares live matches between readers. Serves the last known state while upstream fails. */
export const followMatches = (scores: Pick<LiveScores, 'fixture'>): LiveMatch => {
  const followed = new Map<number, LiveHistory<FollowedMatch>>();
  const keep = (id: number, history: LiveHistory<FollowedMatch>): LiveHistory<FollowedMatch> => {
    followed.delete(id);
    followed.set(id, history);
    for (const oldest of followed.keys()) {
      if (followed.size <= maxMatches) break;
      followed.delete(oldest);
    }
    return history;
  };
  return (id) =>
    scores
      .fixture(id)
      .map((observed) => keep(id, followMatch(followed.get(id) ?? null, observed)))
      .orElse((failure) => {
        const known = followed.get(id);
        return known === undefined || failure.kind === 'not-found'
          ? errAsync<LiveHistory<FollowedMatch>, Failure>(failure)
          : okAsync<LiveHistory<FollowedMatch>, Failure>(known);
      });
};
