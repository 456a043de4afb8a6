import { isUnder, partsOf } from './address-parts.ts';

export type Favicon = 'g7' | 'after' | 'default';

/** g7 and after have their own icons (spec §2.1). */
export const favicon = (address: string): Favicon => {
  const { path } = partsOf(address);
  if (isUnder(path, '/g7')) return 'g7';
  return isUnder(path, '/after') ? 'after' : 'default';
};
