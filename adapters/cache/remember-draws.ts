import type { Draws } from '#core/ports/draws.ts';

/** Remembers draws for as long as the process lives, like the copies they were drawn for. */
export const rememberDraws = (): Draws => {
  const bySite = new Map<string, readonly number[]>();
  return {
    used: (site) => bySite.get(site) ?? [],
    remember: (site, used) => void bySite.set(site, used),
  };
};
