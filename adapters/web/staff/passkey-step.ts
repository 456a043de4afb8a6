import type { Site } from '#core/addresses/sites/site.ts';
import type { Clock } from '#core/ports/clock.ts';
import { createSealedCookie } from './sealed-cookie.ts';

export interface PasskeyStep {
  readonly challenge: string;
  /** Null when signing in rather than registering. */
  readonly making: { readonly name: string; readonly user: string } | null;
}

export interface PasskeySteps {
  keep(site: Site, step: PasskeyStep): Promise<readonly string[] | null>;
  of(site: Site, cookie: string): Promise<PasskeyStep | null>;
  readonly forget: (site: Site) => readonly string[];
}

/** Seconds. */
export const passkeySeconds = 300;

interface Kept extends PasskeyStep {
  readonly site: string;
  readonly validUntil: number;
}

export const createPasskeySteps = (keys: () => Promise<readonly string[] | null>, clock: Clock): PasskeySteps => {
  const kept = createSealedCookie(keys);
  return {
    keep: (site, step) => {
      const validUntil = clock.now() + passkeySeconds;
      return kept.keep(site, { ...step, site: site.origin, validUntil } satisfies Kept, passkeySeconds);
    },
    of: async (site, cookie) => {
      // Safe cast: only this server can seal the cookie.
      const step = (await kept.of(site, cookie)) as Kept | null;
      return step !== null && step.site === site.origin && step.validUntil > clock.now()
        ? { challenge: step.challenge, making: step.making }
        : null;
    },
    forget: kept.forget,
  };
};
