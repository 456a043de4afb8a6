import { pollSeconds } from '../../polling/poll-delay.ts';

export type FixtureStatus = 'not-started' | 'in-progress' | 'finished';

const finished: ReadonlySet<string | null> = new Set(['FT', 'AET', 'PEN']);
const calledOff: ReadonlySet<string | null> = new Set(['PST', 'CANC', 'ABD', 'AWD', 'WO']);

export const isCalledOff = (short: string | null): boolean => calledOff.has(short);

/** NS is not started; FT, AET and PEN are finished; every other code is in progress (spec §4, R39). */
export const fixtureStatus = (short: string | null): FixtureStatus =>
  short === 'NS' ? 'not-started' : finished.has(short) ? 'finished' : 'in-progress';

/** Polling interval in seconds; null when the fixture is finished, postponed or cancelled (spec §9, R39). */
export const fixtureRefreshSeconds = (short: string | null): number | null =>
  finished.has(short) || calledOff.has(short) ? null : pollSeconds;
