import type { Frame, SiteSummary } from '#core/pages/page-frame.ts';
import { supportOffered } from '#core/services/service-pages/support-offered.ts';

type Step = 'belepes' | 'profil';

const stepPath = ({ role }: SiteSummary, { donations }: Frame['common'], slug: Step): string | null =>
  supportOffered(slug, role, donations) ? `/tamogatas/${slug}` : null;

/** Where a reader signs in to come back to a path; null where the site has no such place. */
export const signInPath = ({ site, common }: Pick<Frame, 'site' | 'common'>, back?: string): string | null => {
  const path = stepPath(site, common, 'belepes');
  return path === null || back === undefined ? path : `${path}?vissza=${encodeURIComponent(back)}`;
};

/** Where a reader sees until when articles are open, and signs out. */
export const profilePath = ({ site, common }: Pick<Frame, 'site' | 'common'>): string | null =>
  stepPath(site, common, 'profil');
