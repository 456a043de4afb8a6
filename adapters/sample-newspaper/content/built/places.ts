import type { Facts } from './templates/fill-in.ts';
import places from './places.json' with { type: 'json' };

/** Towns that exist in the sample newspaper only, with the endings they take. */
export const towns: readonly Facts[] = places.towns;

/** The same for the sister site's country. */
export const easternTowns: readonly Facts[] = places.easternTowns;
