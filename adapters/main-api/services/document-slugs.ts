import type { DocumentRoute } from '#core/pages/needs.ts';

/** Which document of the main API stands behind which standing page. */
export const documentSlugs: Readonly<Record<DocumentRoute, string>> = {
  tippjatek: 'tippjatek',
  support: 'tamogatas',
  academy: 'akademia',
  youth: 'te',
  tax: 'egyszazalek',
  impress: 'impresszum',
};
