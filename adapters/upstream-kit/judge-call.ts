import type { Answer } from './asking-upstream.ts';
import type { Finding } from './finding.ts';
import { type Agreement, judgeText } from './judge-response.ts';

/** Calls whose 404 means "none" (docs/upstreams/main-api.md). */
const mayLack: ReadonlySet<string> = new Set([
  'articles.matches',
  'changes.after',
  'fronts.podcastPosition',
  'listSides.hikingMap',
  'listSides.playlist',
  'notices.standing',
  'sportCoverage.leagues',
  'supplementData.data',
  'uniqueGroups.group',
  'liveScores.league',
]);

const whole = (kind: Finding['kind'], expected: string, got: string): Finding => ({ path: '', kind, expected, got });

/** Compares the answer to one call with what the client needs. `slowMs` is the longest time that is not slow. */
export const judgeCall = (name: string, answer: Answer, agreement: Agreement, slowMs: number): readonly Finding[] => {
  const { ms } = answer;
  if (answer.kind === 'silent') return [whole('status', '200', answer.code)];
  const { status, text } = answer;
  if (status === 404 && mayLack.has(name)) return [];
  const slow = ms > slowMs ? [whole('slow', `at most ${slowMs} ms`, `${Math.round(ms)} ms`)] : [];
  if (status === 404) return [whole('missing', '200', '404'), ...slow];
  if (status !== 200) return [whole('status', '200', String(status)), ...slow];
  return [...judgeText(text, agreement), ...slow];
};
