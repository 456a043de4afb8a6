import { anonymous } from '#core/pages/visitor.ts';
import { isArticleRoute } from '#core/pages/article/is-article-route.ts';
import { locationOf, type Verdict } from '#core/addresses/judge-address.ts';
import type { MakeCurrent } from '#adapters/changes/make-current.ts';
import { status } from '../responses/status.ts';
import type { OpenPage } from './wanted-page.ts';

interface Move {
  readonly location: string;
  readonly permanent: boolean;
}

const oldAddress = '';

/** Resolves an article's canonical address first: one redirect (R11), permanent when both are (R12). */
export const createFinalRedirect =
  (openPage: OpenPage, makeCurrent: MakeCurrent) =>
  async ({ redirect, route, site }: Verdict): Promise<Move> => {
    const ruled = {
      location: redirect ? locationOf(redirect) : '/',
      permanent: redirect?.status === status.movedPermanently,
    };
    if (!redirect || redirect.external || !site || !route || !isArticleRoute(route.name)) return ruled;
    const { query } = redirect;
    const moved = await makeCurrent({
      page: oldAddress,
      load: () => openPage({ site: site.site, route, query }, anonymous),
      make: (opened): Move =>
        opened.match(
          () => ruled,
          (instead) => (instead.kind === 'redirect' ? instead : ruled),
        ),
      textsOf: ({ location }) => [Buffer.from(location)],
    });
    return moved ?? ruled;
  };
