import { isArticleRoute } from '#core/pages/article/is-article-route.ts';
import { logoutAfterCall } from '#core/readers/sessions/decide-logout.ts';
import type { AskingStaff } from '../pages/asking-staff.ts';
import type { InsteadOfCachedPage } from '../responses/instead-of-cached-page.ts';
import type { PreviewGuard } from './guard-preview.ts';

const carriesToken = (route: string): boolean => isArticleRoute(route) || route === 'archivum';

const refusalOf = ({ kind }: InsteadOfCachedPage, route: string): 'expired' | 'refused' | null => {
  if (kind === 'sign-in-required') return 'expired';
  if (kind !== 'forbidden') return null;
  const call = { upstream: 'main', carriedToken: carriesToken(route), refusal: { kind } } as const;
  return logoutAfterCall(call, true).logout ? 'refused' : null;
};

/**
 * Retries once with a refreshed token when it has expired. When the staff member is refused, signs out and redirects to
 * sign-in (spec §4, "Session"; R32).
 */
export const createOpenForStaff =
  ({ afterRefusal, turnAway }: Pick<PreviewGuard, 'afterRefusal' | 'turnAway'>): AskingStaff['open'] =>
  async ({ request, response }, { route, site }, visitor, open) => {
    const opened = await open(visitor);
    const refusal =
      visitor.staffToken === null || !('instead' in opened) ? null : refusalOf(opened.instead, route.name);
    if (refusal === null) return opened;
    const entry = await afterRefusal(request, response, site, refusal);
    if (entry === null) return { instead: { kind: 'unavailable' } };
    if (entry.kind === 'staff') return open({ ...visitor, staffToken: entry.token });
    await turnAway(request, response, site);
    return null;
  };
