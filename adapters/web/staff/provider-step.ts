import type { Site } from '#core/addresses/sites/site.ts';
import type { Clock } from '#core/ports/clock.ts';
import type { ProviderAnswer } from '#core/ports/security.ts';
import { finishSignIn, signInSeconds } from '#core/readers/sessions/finish-sign-in.ts';
import { createSealedCookie } from './sealed-cookie.ts';

export interface ProviderStep extends Omit<ProviderAnswer, 'code'> {
  readonly state: string;
  readonly issuer: string;
  readonly namesItself: boolean;
}

export interface Returned {
  readonly state: string;
  readonly code: string | null;
  readonly issuer: string | null;
}

export interface ProviderSteps {
  keep(site: Site, step: ProviderStep): Promise<readonly string[] | null>;
  /** The answer to verify, or the reason for refusing it (R33). */
  finish(site: Site, cookie: string, returned: Returned): Promise<ProviderAnswer | string>;
  readonly forget: (site: Site) => readonly string[];
}

interface Kept extends ProviderStep {
  readonly site: string;
  readonly begunAt: number;
}

/** Prevents mix-up attacks with another provider (RFC 9207). */
const isFromIssuer = ({ issuer, namesItself }: Kept, told: string | null): boolean =>
  told === null ? !namesItself : told === issuer;

export const createProviderSteps = (keys: () => Promise<readonly string[] | null>, clock: Clock): ProviderSteps => {
  const cookies = createSealedCookie(keys);
  return {
    keep: (site, step) =>
      cookies.keep(site, { ...step, site: site.origin, begunAt: clock.now() } satisfies Kept, signInSeconds),
    finish: async (site, cookie, { state, code, issuer }) => {
      // Safe cast: only this server can seal the cookie.
      const kept = (await cookies.of(site, cookie)) as Kept | null;
      const begun = kept && { state: kept.state, browser: kept.site, begunAt: kept.begunAt };
      const { accepted, reason } = finishSignIn(begun, { state, browser: site.origin }, clock.now());
      if (!accepted || kept === null) return reason;
      if (!isFromIssuer(kept, issuer)) return 'other-issuer';
      const { redirectUri, codeVerifier, nonce } = kept;
      return code === null ? 'no-code' : { code, redirectUri, codeVerifier, nonce };
    },
    forget: cookies.forget,
  };
};
