/**
 * Network code of the ad service (spec §7.6). It names slots; none is requested before a network is switched on and
 * the reader has agreed (R26).
 */
export const adNetwork = '22386506929';
