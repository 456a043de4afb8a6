import type { ResultAsync } from 'neverthrow';
import { minutesDefaults, minutesShown } from '../../editorial/common-data/minutes-counter.ts';
import type { ServiceDocument, StaffGroup } from '../../services/service-pages/service-document.ts';
import { headOf } from '../building/head.ts';
import { insteadOfFailure } from '../building/instead-of-failure.ts';
import type { InsteadOfPage } from '../instead-of-page.ts';
import type { DocumentRoute, PageNeeds } from '../needs.ts';
import { ownPath } from '../building/own-path.ts';
import type { DocumentContent, StaffContent } from './document-content.ts';
import type { ShownStaffGroup } from './document-content.ts';
import type { PageRequest } from '../page-request.ts';
import { orDefault } from '../building/or-default.ts';
import type { Opened, UseCase } from '../use-case.ts';
import { zonedTime } from '../../wording/zoned-time.ts';

type Needs = Pick<PageNeeds, 'documents' | 'documentSlugs' | 'linkTo'>;

const headOfDocument = (needs: Needs, request: PageRequest, { title, lead, updatedAt }: ServiceDocument) =>
  headOf({
    title,
    description: lead || title,
    canonical: ownPath(needs, request),
    updatedAt: zonedTime(updatedAt, request.site.timeZone),
  });

const stepDocument = ({ documentSlugs }: Needs, route: DocumentRoute, step: string | undefined): string =>
  step === undefined ? documentSlugs[route] : `${documentSlugs[route]}-${step}`;

const show = (needs: Needs, request: PageRequest, slug: string): ResultAsync<Opened<DocumentContent>, InsteadOfPage> =>
  needs.documents
    .bySlug(request.site.slug, slug)
    .mapErr(insteadOfFailure)
    .map((document) => ({
      content: { document, minutes: null },
      head: headOfDocument(needs, request, document),
    }));

export const openDocument =
  (needs: Needs): UseCase<DocumentContent> =>
  (request) =>
    show(needs, request, request.route.params['slug'] ?? '');

export const openStandingPage =
  (route: DocumentRoute) =>
  (needs: Needs): UseCase<DocumentContent> =>
  (request) =>
    show(needs, request, needs.documentSlugs[route]);

/** Opens a donation page with the minutes widget (spec §3.11). */
export const openGivingPage =
  (route: 'support' | 'tax') =>
  (needs: Needs & Pick<PageNeeds, 'minuteCounts'>): UseCase<DocumentContent> =>
  (request) => {
    const {
      site,
      route: {
        params: { slug },
      },
    } = request;
    const counts =
      slug === undefined ? orDefault(needs.minuteCounts.since(site.slug, minutesDefaults.startDate), null) : null;
    const own = show(needs, request, stepDocument(needs, route, slug));
    const page = slug === undefined ? own : own.orElse(() => show(needs, request, needs.documentSlugs[route]));
    return page.map(async ({ content, head }) => {
      const counted = await counts;
      return { content: { ...content, minutes: counted === null ? null : minutesShown(counted) }, head };
    });
  };

const shownGroup =
  ({ linkTo }: Needs) =>
  ({ name, members }: StaffGroup): ShownStaffGroup => ({
    name,
    members: members.map(({ authorSlug, ...member }) => ({
      ...member,
      path: authorSlug === null ? null : linkTo('articles_by_author', { fullPath: authorSlug }),
    })),
  });

export const openStaff =
  (needs: Needs): UseCase<StaffContent> =>
  (request) => {
    const staff = orDefault(needs.documents.staff(request.site.slug), []);
    return show(needs, request, needs.documentSlugs.impress).map(async ({ content, head }) => ({
      content: { ...content, groups: (await staff).map(shownGroup(needs)) },
      head,
    }));
  };
