import type { Documents } from '#core/ports/documents.ts';
import type { DataCache } from './data-cache.ts';
import { freshness } from './freshness.ts';

export const cachedDocuments = (documents: Documents, cache: DataCache): Documents => ({
  bySlug: (site, slug) =>
    cache.through(['document', site, slug], freshness.document, () => documents.bySlug(site, slug)),
  staff: (site) => cache.through(['staff', site], freshness.document, () => documents.staff(site)),
});
