import type { Site } from '#core/addresses/sites/site.ts';
import type { Clock } from '#core/ports/clock.ts';
import { createSealedCookie } from './sealed-cookie.ts';

/** A sign-in whose password was right: what opens the step of the code, and nothing else (R33). */
export interface FirstStep {
  readonly bearer: string;
  /** Unix seconds. */
  readonly validUntil: number;
  /** As it was typed, should the sign-in begin again. */
  readonly email: string;
}

/** Keeps a first step in the browser in which it was made, sealed: not even its own scripts or its owner read it. */
export interface FirstSteps {
  /** The header that keeps it; null while there is nothing to seal with. */
  keep(site: Site, step: FirstStep): Promise<readonly string[] | null>;
  /** Null for none, for one that is over, and for what was not sealed here. */
  of(site: Site, cookie: string): Promise<FirstStep | null>;
  readonly forget: (site: Site) => readonly string[];
}

/** Seconds: a first step is open no longer, whatever its service says. */
const longestStep = 300;

const read = ({ bearer, validUntil, email }: Partial<FirstStep>): FirstStep | null =>
  typeof bearer === 'string' && typeof validUntil === 'number' && typeof email === 'string'
    ? { bearer, validUntil, email }
    : null;

export const createFirstSteps = (key: () => Promise<string | null>, clock: Clock): FirstSteps => {
  const kept = createSealedCookie(key);
  return {
    keep: (site, step) => {
      const validUntil = Math.min(step.validUntil, clock.now() + longestStep);
      return kept.keep(site, { ...step, validUntil }, validUntil - clock.now());
    },
    of: async (site, cookie) => {
      const step = read((await kept.of(site, cookie)) ?? {});
      return step !== null && step.validUntil > clock.now() ? step : null;
    },
    forget: kept.forget,
  };
};
