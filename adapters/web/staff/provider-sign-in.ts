import { randomBytes } from 'node:crypto';
import type { Log } from '#adapters/telemetry/log.ts';
import type { Site } from '#core/addresses/sites/site.ts';
import type { Security } from '#core/ports/security.ts';
import { notBegun, type SignInProblem } from '#core/readers/sessions/sign-in-step.ts';
import type { ProviderSteps, Returned } from './provider-step.ts';
import type { FormOutcome } from './sign-in-steps.ts';
import type { StaffDoors } from './staff-doors.ts';

interface Door {
  readonly location: string;
  readonly issuer: string;
  readonly namesItself: boolean;
}

interface Beginning {
  readonly redirectUri: string;
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

export interface ProviderSignInNeeds {
  readonly security: Pick<Security, 'checkProvider'>;
  readonly doors: StaffDoors;
  readonly steps: ProviderSteps;
  readonly doorOf: (beginning: Beginning) => Promise<Door | null>;
  readonly redirectUriAt: (site: Site) => string;
  readonly log: Pick<Log, 'warn'>;
}

export interface ProviderSignIn {
  begin(site: Site): Promise<FormOutcome>;
  finish(site: Site, cookie: string, returned: Returned, asker: string): Promise<FormOutcome>;
}

const unguessable = (): string => randomBytes(32).toString('base64url');

/** The provider's sign-in redirect and callback (spec §4, "Sign-in"; §8; R33). */
export const createProviderSignIn = (needs: ProviderSignInNeeds): ProviderSignIn => {
  const { security, doors, steps, doorOf, redirectUriAt, log } = needs;

  /** The outcome of §8. The log gets a fixed reason, never request data. */
  const failed = (why: string, problem: SignInProblem, cookies: readonly string[]): FormOutcome => {
    log.warn('provider-sign-in-failed', { why });
    return { state: { ...notBegun, problem }, cookies };
  };

  return {
    begin: async (site) => {
      const beginning = {
        redirectUri: redirectUriAt(site),
        state: unguessable(),
        nonce: unguessable(),
        codeVerifier: unguessable(),
      };
      const door = await doorOf(beginning);
      if (door === null) return failed('unreachable', { kind: 'provider-unavailable' }, []);
      const { location, issuer, namesItself } = door;
      const cookies = await steps.keep(site, { ...beginning, issuer, namesItself });
      return cookies === null ? failed('no-key', { kind: 'unavailable' }, []) : { location, cookies };
    },
    finish: async (site, cookie, returned, asker) => {
      const forget = steps.forget(site);
      const answer = await steps.finish(site, cookie, returned);
      if (typeof answer === 'string') return failed(answer, { kind: 'provider-refused' }, forget);
      const checked = await security.checkProvider(answer, asker);
      if (checked.isErr()) return failed('no-verdict', { kind: 'provider-unavailable' }, forget);
      const { value } = checked;
      if (value.kind === 'refused') return failed('refused', { kind: 'provider-refused' }, forget);
      if (value.kind === 'wait') return failed('wait', value, forget);
      const onward = await doors.enter(site, cookie, value.tokens);
      if (onward === null) return failed('not-kept', { kind: 'unavailable' }, forget);
      return { location: onward.location, cookies: [...onward.cookies, ...forget] };
    },
  };
};
