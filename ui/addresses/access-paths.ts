import type { Frame, SiteSummary } from '#core/pages/page-frame.ts';
import { supportOffered } from '#core/services/service-pages/support-offered.ts';

type Step = 'belepes' | 'profil';

const stepPath = ({ role }: SiteSummary, { donations }: Frame['common'], slug: Step): string | null =>
  supportOffered(slug, role, donations) ? `/tamogatas/${slug}` : null;

export const signInPath = ({ site, common }: Pick<Frame, 'site' | 'common'>, back?: string): string | null => {
  const path = stepPath(site, common, 'belepes');
  return path === null || back === undefined ? path : `${path}?vissza=${encodeURIComponent(back)}`;
};

export const profilePath = ({ site, common }: Pick<Frame, 'site' | 'common'>): string | null =>
  stepPath(site, common, 'profil');
