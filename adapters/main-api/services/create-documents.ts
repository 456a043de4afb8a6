import type { Upstream } from '#adapters/http/call-upstream.ts';
import type { Documents } from '#core/ports/documents.ts';
import { askMainApi, type MainApiNeeds } from '../requests/ask-main-api.ts';
import { documentWire, staffWire } from './document.wire.ts';

/** Static pages of the main API (spec §7.1, "Content and reference data"). */
export const createDocuments = (http: Upstream, needs: Pick<MainApiNeeds, 'siteHeader'>): Documents => {
  const ask = askMainApi(http, needs);
  return {
    bySlug: (site, slug) => ask(site, ['api', 'docs', { slug }], {}, { deadline: 'primary', schema: documentWire }),
    staff: (site) => ask(site, ['api', 'impress', 'staff'], {}, { deadline: 'primary', schema: staffWire }),
  };
};
