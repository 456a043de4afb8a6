import { type EdgeSettings, edgeTargets } from '#adapters/edge/edge-targets.ts';
import { createPurgeEdges, type PurgeEdges } from '#adapters/edge/purge-edges.ts';
import { unconfirmedMark } from '#adapters/edge/unconfirmed-mark.ts';
import type { Log } from '#adapters/telemetry/log.ts';
import type { Measures } from '#adapters/telemetry/metrics/measures.ts';
import type { Time } from '#adapters/time/time.ts';
import { createEdgeHead, type EdgeHead, type EdgeHeadSettings, noEdgeHead } from '#adapters/web/responses/edge-head.ts';

export interface Edge extends PurgeEdges {
  readonly head: EdgeHead;
}

interface Settings extends EdgeSettings, EdgeHeadSettings {
  readonly DATA_DIR: string;
  readonly PREVIEW: 'on' | 'off';
}

/** Caches in front of this node. A preview has none: it sends nothing that may be stored (R30). */
export const openEdge = (settings: Settings, time: Time, log: Log, measures: Measures | null): Edge => {
  const isPreview = settings.PREVIEW === 'on';
  return {
    head: isPreview ? noEdgeHead : createEdgeHead(settings),
    ...createPurgeEdges({
      targets: isPreview ? [] : edgeTargets(settings),
      mark: unconfirmedMark(settings.DATA_DIR, (error) => log.warn('edge-mark-not-written', { error })),
      measures,
      time,
      log,
    }),
  };
};
