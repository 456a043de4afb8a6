import { cacheControl } from '../responses/lifetime.ts';
import { refuse, unanswered } from '../responses/refuse.ts';
import { sendJson } from '../responses/send-json.ts';
import type { AnswerResource } from '../server/resource-routes.ts';
import type { JudgeAddress } from '#core/addresses/judge-address.ts';
import { lineKey, type ReadLiveNow } from '#core/sport/live/live-now.ts';

interface Needs {
  readonly judge: JudgeAddress;
  readonly liveNow: ReadLiveNow;
  readonly headers: readonly string[];
}

/** Open pages poll every 15 s (spec §9); responses may be 5 s older than this node's data. */
const caching = cacheControl({ fresh: 5, whileRevalidating: 0, ifError: 60 });

/** `/api/livescore/now`: the score and phase of all that runs, for open pages that list it. */
export const createLiveNowAnswer =
  ({ judge, liveNow, headers }: Needs): AnswerResource =>
  async (request, response, { host }) => {
    const site = judge({ host, path: '/', query: '' }).site?.site;
    const now = site === undefined ? null : liveNow(site);
    if (now === null) refuse(request, response, headers, unanswered());
    else {
      const { clock, lines, lacking, at } = now;
      const told = lines.map((line) => [lineKey(line), { score: line.score, phase: line.phase }] as const);
      sendJson(request, response, { at, clock, lacking, lines: Object.fromEntries(told) }, caching, headers);
    }
    return true;
  };
