import { cacheControl } from '../responses/lifetime.ts';
import { refuse, unanswered } from '../responses/refuse.ts';
import type { AnswerResource } from '../server/resource-routes.ts';
import { sendOutcome } from '../responses/send-json.ts';
import { firstValue } from '#core/addresses/paths/query.ts';
import type { DataBlock } from '#core/editorial/supplements/data-block.ts';
import type { Supplement } from '#core/editorial/supplements/supplement.ts';
import { isDataPlace } from '#core/editorial/supplements/supplement-tab.ts';
import type { JudgeAddress } from '#core/addresses/judge-address.ts';
import type { LiveCount } from '#core/pages/supplement/follow-counts.ts';

interface Needs {
  readonly supplements: readonly Supplement[];
  readonly judge: JudgeAddress;
  readonly liveCount: LiveCount;
  readonly headers: readonly string[];
}

/** Open pages poll every 15 s (spec §9); responses may be 5 s older than this node's data. */
const caching = cacheControl({ fresh: 5, whileRevalidating: 0, ifError: 60 });

const addressed = /^\/api\/count\/([a-z0-9-]{1,80})\/([a-z0-9/-]{1,160})$/;

const onlyUnit = (block: DataBlock, unit: string): readonly DataBlock[] => {
  if (block.type !== 'constituencies') return [];
  const units = block.units.filter(({ slug }) => slug === unit);
  return units.length === 0 ? [] : [{ ...block, units }];
};

const toldBlocks = (blocks: readonly DataBlock[], unit: string | null): readonly DataBlock[] =>
  unit === null ? blocks.filter(({ type }) => type !== 'frame') : blocks.flatMap((block) => onlyUnit(block, unit));

/** `/api/count/{supplement}/{path}`: the current count. Unknown places cause no upstream request. */
export const createCountAnswer =
  ({ supplements, judge, liveCount, headers }: Needs): AnswerResource =>
  async (request, response, { host, path, query }) => {
    const [, supplement, place] = addressed.exec(path) ?? [];
    if (supplement === undefined || place === undefined) return false;
    if (!isDataPlace(supplements, supplement, place)) return false;
    const site = judge({ host, path: '/', query: '' }).site?.site;
    if (site === undefined) refuse(request, response, headers, unanswered());
    else {
      const told = await liveCount(site.slug, supplement, place);
      const unit = firstValue(query, 'unit');
      sendOutcome(
        request,
        response,
        told.map(({ states: [{ since, value }], observedAt }) => ({
          states: [{ since, value: { ...value, blocks: toldBlocks(value.blocks, unit) } }],
          observedAt,
        })),
        caching,
        headers,
      );
    }
    return true;
  };
