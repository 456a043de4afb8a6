import { cacheControl } from '../lifetime.ts';
import { refuse, unanswered } from '../refuse.ts';
import type { AnswerResource } from '../resource-routes.ts';
import { sendOutcome } from '../send-json.ts';
import type { JudgeAddress } from '#core/addresses/judge-address.ts';
import type { LiveCount } from '#core/pages/supplement/follow-counts.ts';

interface Needs {
  readonly judge: JudgeAddress;
  readonly liveCount: LiveCount;
  readonly headers: readonly string[];
}

/** Open pages ask every fifteen seconds (spec §9); whoever asks sooner may have the answer of another. */
const caching = cacheControl({ fresh: 5, whileRevalidating: 5, ifError: 60 });

const addressed = /^\/api\/count\/([a-z0-9-]{1,80})\/([a-z0-9/-]{1,160})$/;

/** What pages with a count follow: `/api/count/{supplement}/{path}` is how it stands, without the frames of others. */
export const createCountAnswer =
  ({ judge, liveCount, headers }: Needs): AnswerResource =>
  async (request, response, { host, path }) => {
    const [, supplement, place] = addressed.exec(path) ?? [];
    if (supplement === undefined || place === undefined) return false;
    const site = judge({ host, path: '/', query: '' }).site?.site;
    if (site === undefined) refuse(request, response, headers, unanswered());
    else {
      const told = await liveCount(site.slug, supplement, place);
      sendOutcome(
        request,
        response,
        told.map(({ states: [{ since, value }], observedAt }) => ({
          states: [{ since, value: { ...value, blocks: value.blocks.filter(({ type }) => type !== 'frame') } }],
          observedAt,
        })),
        caching,
        headers,
      );
    }
    return true;
  };
