import type { JudgeAddress } from './judge-address.ts';
import type { RouteParams } from './paths/to-params.ts';
import type { LinkTo } from './routes/link-to.ts';
import { sameParams } from './routes/link-to.ts';

interface Needs {
  readonly linkTo: LinkTo;
  readonly judge: JudgeAddress;
  /** Names of the rows whose links hold only where that very page stands. */
  readonly exact: ReadonlySet<string>;
  /** Of the main site: every rule, resource and prefix holds there. */
  readonly host: string;
}

/**
 * Whether an article stands at its address; a list's may be led on, as that of a tag is that has become a supplement.
 */
const stands = ({ judge, host, exact }: Needs, path: string, name: string, params: RouteParams): boolean => {
  const { outcome, route, reason } = judge({ host, path, query: '' });
  if (!exact.has(name)) return outcome === 'page' || outcome === 'redirect' || reason === 'not-offered';
  return outcome === 'page' && route?.name === name && sameParams(route.params, params);
};

/**
 * Links to what the server answers with that very page: none that a redirect or a file beside the pages would take
 * away (R6).
 */
export const ownLinks =
  (needs: Needs): LinkTo =>
  (name, params = {}, page) => {
    const path = needs.linkTo(name, params);
    if (path === null || !stands(needs, path, name, params)) return null;
    return page === undefined ? path : needs.linkTo(name, params, page);
  };

/** So many links are remembered at most; then all of them are forgotten. */
const most = 2_000;

/** Gives a link that was built before without building and judging it again: the same lists are led to everywhere. */
export const rememberLinks = (linkTo: LinkTo): LinkTo => {
  const known = new Map<string, string | null>();
  return (name, params = {}, page) => {
    let key = `${name} ${page}`;
    // Lengths keep a value from being taken for another parameter.
    for (const param in params) key += ` ${param} ${params[param]?.length} ${params[param]}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const link = linkTo(name, params, page);
    if (known.size === most) known.clear();
    known.set(key, link);
    return link;
  };
};
