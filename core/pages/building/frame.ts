import { offeredLinks } from '../../services/service-pages/support-offered.ts';
import { placeAt } from '../../addresses/sites/family-address.ts';
import type { CommonData } from '../../editorial/common-data/common-data.ts';
import { showCommonData } from '../../editorial/common-data/show-common-data.ts';
import type { Site } from '../../addresses/sites/site.ts';
import type { PageNeeds } from '../needs.ts';
import type { Frame, SiteSummary } from '../page-frame.ts';
import type { Visitor } from '../visitor.ts';

const summaryOf = ({
  role,
  slug,
  name,
  cssClass,
  origin,
  feedIdOrigin,
  pathPrefix,
  currency,
  timeZone,
  twitterHandle,
  shareLogo,
  asksConsent,
  verificationCode,
}: Site): SiteSummary => ({
  role,
  slug,
  name,
  cssClass,
  origin,
  ...(feedIdOrigin === undefined ? {} : { feedIdOrigin }),
  pathPrefix,
  currency,
  timeZone,
  twitterHandle,
  shareLogo,
  asksConsent,
  verificationCode,
});

const memberOf =
  (current: Site) =>
  (site: Site): Frame['family'][number] => {
    const { role, slug, name, pathPrefix } = site;
    return { role, slug, name, url: placeAt(current, site, pathPrefix || '/') };
  };

export const frameOf = (
  { sites, clock, preview }: Pick<PageNeeds, 'sites' | 'clock' | 'preview'>,
  site: Site,
  common: CommonData,
  visitor: Visitor,
): Frame => {
  const renderedAt = clock.now();
  return {
    site: summaryOf(site),
    family: sites.map(memberOf(site)),
    common: offeredLinks(showCommonData(common, renderedAt, site), site.role),
    line: null,
    renderedAt,
    app: visitor.app,
    preview,
  };
};
