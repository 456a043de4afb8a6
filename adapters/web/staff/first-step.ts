import type { Site } from '#core/addresses/sites/site.ts';
import type { Clock } from '#core/ports/clock.ts';
import { createSealedCookie } from './sealed-cookie.ts';

/** Only opens the code step after a correct password (R33). */
export interface FirstStep {
  readonly bearer: string;
  /** Unix seconds. */
  readonly validUntil: number;
  readonly email: string;
}

/** Encrypted in a cookie: neither page scripts nor the user can read it. */
export interface FirstSteps {
  keep(site: Site, step: FirstStep): Promise<readonly string[] | null>;
  of(site: Site, cookie: string): Promise<FirstStep | null>;
  readonly forget: (site: Site) => readonly string[];
}

/** Seconds. Upper limit, even if the security service allows longer. */
const maxStep = 300;

const read = ({ bearer, validUntil, email }: Partial<FirstStep>): FirstStep | null =>
  typeof bearer === 'string' && typeof validUntil === 'number' && typeof email === 'string'
    ? { bearer, validUntil, email }
    : null;

export const createFirstSteps = (keys: () => Promise<readonly string[] | null>, clock: Clock): FirstSteps => {
  const kept = createSealedCookie(keys);
  return {
    keep: (site, step) => {
      const validUntil = Math.min(step.validUntil, clock.now() + maxStep);
      return kept.keep(site, { ...step, validUntil }, validUntil - clock.now());
    },
    of: async (site, cookie) => {
      const step = read((await kept.of(site, cookie)) ?? {});
      return step !== null && step.validUntil > clock.now() ? step : null;
    },
    forget: kept.forget,
  };
};
