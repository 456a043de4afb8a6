import { errAsync, okAsync, type ResultAsync } from 'neverthrow';
import { refetch, type ReaderStep, titleOfStep } from './reader-step.ts';
import { firstValue } from '../../../addresses/paths/query.ts';
import type { RouteMatch } from '../../../addresses/routes/route.ts';
import { openGivingPage } from '../../document/open-document.ts';
import { headOf } from '../../building/head.ts';
import type { InsteadOfPage } from '../../instead-of-page.ts';
import type { PageNeeds } from '../../needs.ts';
import { ownPath } from '../../building/own-path.ts';
import type { PageRequest } from '../../page-request.ts';
import type { Opened, UseCase } from '../../use-case.ts';
import type { Visitor } from '../../visitor.ts';
import type { SupportContent } from './support-content.ts';

type Needs = Parameters<ReturnType<typeof openGivingPage>>[0] & Pick<PageNeeds, 'linkTo'>;

export const keyParameter = 'kulcs';
export const wayBackParameter = 'vissza';
export const doneParameter = 'kesz';
export const deletedWord = 'torles';

/** These pages are never cached. */
export type OwnPage = 'sign-in' | 'profile' | 'deleted';

export const ownPageAt = ({ name, params }: RouteMatch, query: string): OwnPage | null => {
  if (name !== 'support') return null;
  switch (params['slug']) {
    case 'belepes':
      return 'sign-in';
    case 'profil':
      return 'profile';
    case 'siker':
      return firstValue(query, doneParameter) === deletedWord ? 'deleted' : null;
    default:
      return null;
  }
};

const signInFirst = ({ linkTo }: Needs): InsteadOfPage => {
  const [signIn, profile] = [linkTo('support', { slug: 'belepes' }), linkTo('support', { slug: 'profil' })];
  const location = signIn && profile ? `${signIn}?${wayBackParameter}=${encodeURIComponent(profile)}` : '/';
  return { kind: 'redirect', permanent: false, location };
};

const stepOf = (
  needs: Needs,
  { route, query }: PageRequest,
  { reader }: Visitor,
): ResultAsync<ReaderStep | null, InsteadOfPage> => {
  switch (ownPageAt(route, query)) {
    case 'sign-in':
      return okAsync(reader ?? refetch);
    case 'profile':
      return reader === null ? errAsync(signInFirst(needs)) : okAsync(reader);
    case 'deleted':
      return okAsync({ kind: 'deleted' });
    case null:
      return okAsync(null);
  }
};

const openOwn = (needs: Needs, request: PageRequest, step: ReaderStep): Opened<SupportContent> => ({
  content: { document: null, minutes: null, step },
  head: headOf({ title: titleOfStep(step), canonical: ownPath(needs, request), noindex: true }),
});

/** Opens a support page: a document, or the reader's own page (spec §2.1). */
export const openSupport =
  (needs: Needs): UseCase<SupportContent> =>
  (request, visitor) =>
    stepOf(needs, request, visitor).andThen((step): ReturnType<UseCase<SupportContent>> =>
      step === null
        ? openGivingPage('support')(needs)(request, visitor).map(({ content, head }) => ({
            content: { ...content, step: null },
            head,
          }))
        : okAsync(openOwn(needs, request, step)),
    );
