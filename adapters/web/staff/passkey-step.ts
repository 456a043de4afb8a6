import type { Site } from '#core/addresses/sites/site.ts';
import type { Clock } from '#core/ports/clock.ts';
import { createSealedCookie } from './sealed-cookie.ts';

/** Something that a browser's passkey is to sign, or that one is to be made for. */
export interface PasskeyStep {
  /** Random. */
  readonly challenge: string;
  /** Of the passkey that is to be made, and of whom; null where one is asked for to sign in. */
  readonly making: { readonly name: string; readonly user: string } | null;
}

/** Keeps what a browser was asked sealed in that browser, for five minutes. */
export interface PasskeySteps {
  /** The header that keeps it; null while there is nothing to seal with. */
  keep(site: Site, step: PasskeyStep): Promise<readonly string[] | null>;
  /** Null for none, for one that is over or of another site, and for what was not sealed here. */
  of(site: Site, cookie: string): Promise<PasskeyStep | null>;
  readonly forget: (site: Site) => readonly string[];
}

/** Seconds. */
export const passkeySeconds = 300;

interface Kept extends PasskeyStep {
  readonly site: string;
  readonly validUntil: number;
}

export const createPasskeySteps = (key: () => Promise<string | null>, clock: Clock): PasskeySteps => {
  const kept = createSealedCookie(key);
  return {
    keep: (site, step) => {
      const validUntil = clock.now() + passkeySeconds;
      return kept.keep(site, { ...step, site: site.origin, validUntil } satisfies Kept, passkeySeconds);
    },
    of: async (site, cookie) => {
      // Sealed by us alone: it is what was kept, or nothing.
      const step = (await kept.of(site, cookie)) as Kept | null;
      return step !== null && step.site === site.origin && step.validUntil > clock.now()
        ? { challenge: step.challenge, making: step.making }
        : null;
    },
    forget: kept.forget,
  };
};
