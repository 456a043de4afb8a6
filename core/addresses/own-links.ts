import type { JudgeAddress } from './judge-address.ts';
import type { RouteParams } from './paths/to-params.ts';
import { isArticleRoute } from './routes/is-article-route.ts';
import type { LinkTo } from './routes/link-to.ts';
import { sameParams } from './routes/link-to.ts';
import type { RouteName } from './routes/route.ts';

interface Needs {
  readonly linkTo: LinkTo;
  readonly judge: JudgeAddress;
  /** Of the main site: every rule, resource and prefix holds there. */
  readonly host: string;
}

/** Whether an article stands at its address; a list's may be led on, as that of a tag is that has become a supplement. */
const stands = ({ judge, host }: Needs, path: string, name: RouteName, params: RouteParams): boolean => {
  const { outcome, route, reason } = judge({ host, path, query: '' });
  if (!isArticleRoute(name)) return outcome === 'page' || outcome === 'redirect' || reason === 'not-offered';
  return outcome === 'page' && route?.name === name && sameParams(route.params, params);
};

/** Links to what the server answers with that very page: none that a redirect or a file beside the pages would take away (R6). */
export const ownLinks = (needs: Needs): LinkTo => (name, params = {}, page) => {
  const path = needs.linkTo(name, params);
  if (path === null || !stands(needs, path, name, params)) return null;
  return page === undefined ? path : needs.linkTo(name, params, page);
};
