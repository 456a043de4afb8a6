import type { SiteRole } from '#core/addresses/sites/site.ts';

/** The g7 icon under /g7, the after icon under /after, the default elsewhere (spec §2.1); files in ui/public. */
export const favicon = (role: SiteRole): string => {
  if (role === 'g7') return '/icons/g7.svg';
  return role === 'after' ? '/icons/after.svg' : '/icons/default.svg';
};
