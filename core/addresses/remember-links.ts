import type { LinkTo } from './routes/link-to.ts';

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
