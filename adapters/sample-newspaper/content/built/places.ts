import type { Facts } from './templates/fill-in.ts';
import places from './places.json' with { type: 'json' };

export const towns: readonly Facts[] = places.towns;

export const easternTowns: readonly Facts[] = places.easternTowns;
