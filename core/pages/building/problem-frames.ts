import { emptyCommonData } from '#core/editorial/common-data/empty-common-data.ts';
import { frameOf } from '#core/pages/building/frame.ts';
import type { Frame, SiteSummary } from '#core/pages/page-frame.ts';
import { anonymous } from '#core/pages/visitor.ts';
import type { Clock } from '#core/ports/clock.ts';
import type { CommonDataSource } from '#core/ports/common-data-source.ts';
import type { Site } from '#core/addresses/sites/site.ts';

export interface AroundProblem {
  readonly site: SiteSummary;
  readonly frame: Frame | null;
  readonly preview: boolean;
}

/** Without the frame when the menus cannot be loaded. */
export const problemFrames =
  (commonData: CommonDataSource, clock: Clock, sites: readonly Site[], preview: boolean) =>
  async (site: Site, app: boolean): Promise<AroundProblem> => {
    const common = await commonData.ofSite(site.slug);
    const frame = frameOf({ sites, clock, preview }, site, common.unwrapOr(emptyCommonData), { ...anonymous, app });
    return { site: frame.site, frame: common.isOk() ? frame : null, preview };
  };
