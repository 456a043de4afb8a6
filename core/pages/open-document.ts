import { errAsync, type ResultAsync } from 'neverthrow';
import type { ServiceDocument } from '../service-pages/service-document.ts';
import { headOf } from './head.ts';
import { insteadOfFailure } from './instead-of-failure.ts';
import type { InsteadOfPage } from './instead-of-page.ts';
import type { DocumentRoute, PageNeeds } from './needs.ts';
import { ownPath } from './own-path.ts';
import type { DocumentContent, StaffContent } from './page.ts';
import type { PageRequest } from './page-request.ts';
import { softly } from './softly.ts';
import type { Opened, UseCase } from './use-case.ts';

type Needs = Pick<PageNeeds, 'documents' | 'documentSlugs' | 'linkTo'>;

const headOfDocument = (needs: Needs, request: PageRequest, { title, lead, updatedAt }: ServiceDocument) =>
  headOf({ title, description: lead, canonical: ownPath(needs, request), updatedAt });

const show = (needs: Needs, request: PageRequest, slug: string): ResultAsync<Opened<DocumentContent>, InsteadOfPage> =>
  needs.documents.bySlug(request.site.slug, slug).mapErr(insteadOfFailure).map((document) => ({
    content: { document },
    head: headOfDocument(needs, request, document),
  }));

/** A reader opens a document by its slug. */
export const openDocument = (needs: Needs): UseCase<DocumentContent> => (request) => show(needs, request, request.route.params['slug'] ?? '');

/** A reader opens one of the standing pages, whose document configuration names. */
export const openStandingPage = (needs: Needs, route: DocumentRoute): UseCase<DocumentContent> => (request) =>
  show(needs, request, needs.documentSlugs[route]);

/** A member of staff signs in: in preview only, and only once (spec §4, "Preview mode"). */
export const openLogin = (needs: Needs & Pick<PageNeeds, 'preview'>): UseCase<DocumentContent> => (request, visitor) => {
  if (!needs.preview || visitor.staffToken !== null) return errAsync({ kind: 'redirect', permanent: false, location: '/' });
  return show(needs, request, needs.documentSlugs['live-login']);
};

/** A reader opens the imprint with its staff list. */
export const openStaff = (needs: Needs): UseCase<StaffContent> => (request) => {
  const staff = softly(needs.documents.staff(request.site.slug), []);
  return show(needs, request, needs.documentSlugs.impress).map(async ({ content, head }) => ({ content: { ...content, groups: await staff }, head }));
};
