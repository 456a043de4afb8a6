import { pollSeconds } from '../../polling/poll-delay.ts';

/** What is known of a fixture from its short code alone. */
export type FixtureStatus = 'not-started' | 'in-progress' | 'finished';

const finished: ReadonlySet<string | null> = new Set(['FT', 'AET', 'PEN']);
const calledOff: ReadonlySet<string | null> = new Set(['PST', 'CANC', 'ABD', 'AWD', 'WO']);

/** Whether it is not played when it was to be: put off, called off, broken off, or decided without play. */
export const isCalledOff = (short: string | null): boolean => calledOff.has(short);

/**
 * NS has not started, FT, AET and PEN are finished; every other code, unknown or missing, is in progress (spec §4,
 * R39).
 */
export const fixtureStatus = (short: string | null): FixtureStatus =>
  short === 'NS' ? 'not-started' : finished.has(short) ? 'finished' : 'in-progress';

/**
 * After how many seconds a fixture's page asks again; null once nothing more can happen: finished, postponed or
 * called off (spec §9, R39).
 */
export const fixtureRefreshSeconds = (short: string | null): number | null =>
  finished.has(short) || calledOff.has(short) ? null : pollSeconds;
