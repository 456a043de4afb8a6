import type { LiveScoreContent } from '../../origin/sport/content/live-score-content.ts';
import { buildFootball } from './build-football.ts';
import { buildRacing } from './build-racing.ts';

export const buildLiveScores = (now: number): LiveScoreContent => ({
  football: buildFootball(now),
  racing: buildRacing(now),
});
