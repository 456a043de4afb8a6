import type { DocumentRoute } from '#core/pages/needs.ts';

export const documentSlugs: Readonly<Record<DocumentRoute, string>> = {
  tippjatek: 'tippjatek',
  support: 'tamogatas',
  academy: 'akademia',
  youth: 'te',
  tax: 'egyszazalek',
  impress: 'impresszum',
};
