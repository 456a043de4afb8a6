import type { RotationHistory } from '#core/ports/rotation-history.ts';

/** Remembers draws for as long as the process lives, like the copies they were drawn for. */
export const rememberRotation = (): RotationHistory => {
  const bySite = new Map<string, readonly number[]>();
  return {
    used: (site) => bySite.get(site) ?? [],
    remember: (site, used) => void bySite.set(site, used),
  };
};
