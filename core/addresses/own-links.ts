import type { JudgeAddress } from './judge-address.ts';
import type { RouteParams } from './paths/to-params.ts';
import type { LinkTo } from './routes/link-to.ts';
import { sameParams } from './routes/link-to.ts';

interface Needs {
  readonly linkTo: LinkTo;
  readonly judge: JudgeAddress;
  readonly exact: ReadonlySet<string>;
  readonly host: string;
}

const stands = ({ judge, host, exact }: Needs, path: string, name: string, params: RouteParams): boolean => {
  const { outcome, route, reason } = judge({ host, path, query: '' });
  if (!exact.has(name)) return outcome === 'page' || outcome === 'redirect' || reason === 'not-offered';
  return outcome === 'page' && route?.name === name && sameParams(route.params, params);
};

/** Builds a link only when no redirect or resource shadows its page (R6). */
export const ownLinks =
  (needs: Needs): LinkTo =>
  (name, params = {}, page) => {
    const path = needs.linkTo(name, params);
    if (path === null || !stands(needs, path, name, params)) return null;
    return page === undefined ? path : needs.linkTo(name, params, page);
  };

const max = 2_000;

export const rememberLinks = (linkTo: LinkTo): LinkTo => {
  const known = new Map<string, string | null>();
  return (name, params = {}, page) => {
    let key = `${name} ${page}`;
    // Value lengths make the key unambiguous.
    for (const param in params) key += ` ${param} ${params[param]?.length} ${params[param]}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const link = linkTo(name, params, page);
    if (known.size === max) known.clear();
    known.set(key, link);
    return link;
  };
};
