import { notFound } from '../http/problem.ts';
import type { Reply } from '../http/reply.ts';
import { envelope } from './calls/envelope.ts';
import { fixtureCalls } from './football/fixture-calls.ts';
import { leagueCalls } from './football/league-calls.ts';
import { standings, topLists } from './football/season-lists.ts';
import { racingCalls } from './formula-one/racing-calls.ts';
import { WrongParameter } from './calls/live-score-call.ts';
import type { LiveScoreCall, Parameters } from './calls/live-score-call.ts';
import type { LiveScoreContext } from './calls/live-score-context.ts';
import { drawMedia } from './media/draw-media.ts';

const sports: Readonly<Record<string, readonly LiveScoreCall[]>> = {
  football: [...leagueCalls, ...fixtureCalls, standings, ...topLists],
  'formula-1': racingCalls,
};

const readPath = (path: string, segments: readonly string[]): Parameters | null => {
  const parts = path.split('/');
  if (parts.length !== segments.length) return null;
  const fits = parts.every((part, at) => part.startsWith(':') || part === segments[at]);
  return fits
    ? Object.fromEntries(
        parts.flatMap((part, at) => (part.startsWith(':') ? [[part.slice(1), segments[at] ?? '']] : [])),
      )
    : null;
};

interface Asked {
  readonly segments: readonly string[];
  readonly query: Parameters;
}

/** Handles a request of docs/upstreams/live-score-api.md. */
export const answerLiveScores = async (
  context: LiveScoreContext,
  { segments: [sport = '', ...segments], query }: Asked,
): Promise<Reply> => {
  if (sport === 'media') return drawMedia(context, segments);
  for (const call of sports[sport] ?? []) {
    const path = readPath(call.path, segments);
    if (path === null) continue;
    const parameters = { ...query, ...path };
    const get = segments[0] ?? '';
    try {
      return envelope(get, parameters, await call.answer(context, parameters));
    } catch (cause) {
      if (cause instanceof WrongParameter) return envelope(get, parameters, [], { [cause.parameter]: cause.message });
      throw cause;
    }
  }
  throw notFound('The call');
};
