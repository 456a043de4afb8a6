import { fixtureRefreshSeconds } from '#core/sport/football/fixture-status.ts';
import { type FollowedMatch, joinHistories } from '#core/sport/football/match/followed-match.ts';
import { speakMatchNews } from '#core/sport/football/hu.ts';
import { matchNews } from '#core/sport/football/match/match-news.ts';
import type { ScoreLine } from '#core/sport/football/score-line.ts';
import { heldBack, latestState, type LiveHistory, nextInSight } from '#core/polling/live-history.ts';
import { fanSettings } from '../fan-settings.ts';
import { followLive } from '../follow-live.ts';
import { preciseNow } from '../../window/now.ts';
import { liveFixture } from './live-fixture.ts';

export interface ToldScore {
  readonly line: Pick<ScoreLine, 'status' | 'score'>;
  readonly words: string;
}

const lineOf = ({ fixture }: FollowedMatch): ToldScore['line'] => ({
  status: fixture.status,
  score: fixture.status === 'not-started' ? null : fixture.score,
});

const newsOf = (before: FollowedMatch | null, now: FollowedMatch): string =>
  before === null || fanSettings().hidesResults
    ? ''
    : matchNews(before, now)
        .map((news) => speakMatchNews(news, now.fixture))
        .join(' ');

interface Following {
  readonly id: number;
  readonly day: string;
  /** Unix seconds when the page was rendered. */
  readonly since: number;
  readonly onTold: (told: ToldScore) => void;
}

/** Applies the reader's delay. Returns a stop function. */
export const followScore = ({ id, day, since, onTold }: Following): (() => void) => {
  let history: LiveHistory<FollowedMatch> | null = null;
  let shown: FollowedMatch | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const show = (known: LiveHistory<FollowedMatch>): void => {
    const [{ delay }, now] = [fanSettings(), preciseNow()];
    const state = delay === 0 ? latestState(known) : heldBack(known, now, delay);
    if (state !== null && state.value !== shown) {
      onTold({ line: lineOf(state.value), words: newsOf(shown, state.value) });
      shown = state.value;
    }
    clearTimeout(timer);
    const next = delay === 0 ? null : nextInSight(known, now, delay);
    if (next !== null) timer = setTimeout(() => show(known), Math.max(0, next - now) * 1000 + 20);
  };

  const stop = followLive(liveFixture(id, { league: null, season: null, day }), {
    since,
    onTold: (told) => {
      const news = told as LiveHistory<FollowedMatch>;
      history = history === null ? news : joinHistories(history, news);
      show(history);
      return fixtureRefreshSeconds(latestState(history).value.fixture.short) !== null;
    },
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
};
