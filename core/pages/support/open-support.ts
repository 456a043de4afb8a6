import { errAsync, okAsync, type ResultAsync } from 'neverthrow';
import type { RouteMatch } from '../../addresses/routes/route.ts';
import { firstValue } from '../../addresses/paths/query.ts';
import { isStrongState } from '../../sessions/finish-sign-in.ts';
import { openGivingPage } from '../document/open-document.ts';
import { insteadOfFailure } from '../instead-of-failure.ts';
import type { InsteadOfPage } from '../instead-of-page.ts';
import type { PageNeeds } from '../needs.ts';
import type { SupportContent } from './support-content.ts';
import type { PageRequest } from '../page-request.ts';
import type { ReaderStep } from './support-content.ts';
import type { Opened, UseCase } from '../use-case.ts';
import type { Visitor } from '../visitor.ts';

type Needs = Parameters<ReturnType<typeof openGivingPage>>[0] & Pick<PageNeeds, 'passes' | 'linkTo'>;

/** The parameters of the sign-in step: a single-use key, and the page to go back to. */
export const keyParameter = 'kulcs';
export const wayBackParameter = 'vissza';

const isStep = ({ name, params }: RouteMatch, step: 'belepes' | 'profil'): boolean =>
  name === 'support' && params['slug'] === step;

/**
 * Whether a page is made for who asks alone, and said to nobody else: the sign-in step with something in its address
 * (R29).
 */
export const isForOne = (route: RouteMatch, query: string): boolean =>
  query !== '' &&
  isStep(route, 'belepes') &&
  (firstValue(query, keyParameter) !== null || firstValue(query, wayBackParameter) !== null);

const signIn = ({ linkTo }: Needs, key: string): ResultAsync<ReaderStep, InsteadOfPage> => {
  if (key === '') return okAsync({ kind: 'none' });
  // A link that was cut off on its way is told so at once.
  return isStrongState(key)
    ? okAsync({ kind: 'key', key })
    : errAsync({ kind: 'redirect', permanent: false, location: linkTo('support', { slug: 'hiba' }) ?? '/' });
};

const profile = ({ passes }: Needs, { readerToken }: Visitor): ResultAsync<ReaderStep, InsteadOfPage> => {
  if (readerToken === null) return okAsync({ kind: 'signed-out' });
  return passes
    .validUntil(readerToken)
    .mapErr(insteadOfFailure)
    .map((validUntil) => (validUntil === null ? { kind: 'over' } : { kind: 'holds', validUntil }));
};

const stepOf = (
  needs: Needs,
  { route, query }: PageRequest,
  visitor: Visitor,
): ResultAsync<ReaderStep, InsteadOfPage> => {
  if (isStep(route, 'belepes')) return signIn(needs, firstValue(query, keyParameter) ?? '');
  return isStep(route, 'profil') ? profile(needs, visitor) : okAsync({ kind: 'none' });
};

/**
 * A reader opens the support area: what asks for gifts, or a step of signing in (spec §2.1). A key is shown back to
 * its bearer, and used by nothing but a press of the button.
 */
export const openSupport =
  (needs: Needs): UseCase<SupportContent> =>
  (request, visitor) =>
    stepOf(needs, request, visitor).andThen((step) =>
      openGivingPage('support')(needs)(request, visitor).map(({ content, head }): Opened<SupportContent> => ({
        content: { ...content, step },
        head: step.kind === 'none' ? head : { ...head, noindex: true },
      })),
    );
