import type { Frame } from '#core/pages/page-frame.ts';
import { donationPage, supportOffered } from '#core/services/service-pages/support-offered.ts';

/** Null when the site does not offer support (spec §5). */
export const supportPath = ({ site, common }: Pick<Frame, 'site' | 'common'>): string | null =>
  supportOffered(undefined, site.role, common.donations) ? donationPage : null;
