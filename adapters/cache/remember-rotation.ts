import type { RotationHistory } from '#core/ports/rotation-history.ts';

export const rememberRotation = (): RotationHistory => {
  const bySite = new Map<string, readonly number[]>();
  return {
    used: (site) => bySite.get(site) ?? [],
    remember: (site, used) => void bySite.set(site, used),
  };
};
