import { randomBytes } from 'node:crypto';
import type { Log } from '#adapters/telemetry/log.ts';
import { isFields } from '#core/json/is-fields.ts';
import { parsedJson } from '#core/json/parsed-json.ts';
import type { Security } from '#core/ports/security.ts';
import { notBegun, type SignInProblem } from '#core/readers/sessions/sign-in-step.ts';
import { passkeysPath } from './open-to-all.ts';
import type { PasskeySteps } from './passkey-step.ts';
import type { FormOutcome, TakeStep } from './sign-in-steps.ts';
import type { StaffDoors } from './staff-doors.ts';

export interface PasskeySignInNeeds {
  readonly security: Pick<Security, 'checkPasskey'>;
  readonly doors: StaffDoors;
  readonly passkeySteps: PasskeySteps;
  readonly log: Pick<Log, 'info'>;
}

export const newChallenge = (): string => randomBytes(32).toString('base64url');

export const answerIn = (fields: URLSearchParams): object | null => {
  const answer = parsedJson(fields.get('valasz') ?? '');
  return isFields(answer) ? answer : null;
};

const stays = (problem: SignInProblem, cookies: readonly string[] = []): FormOutcome => ({
  state: { ...notBegun, problem },
  cookies,
});

/** Steps by form action (spec §4, "Sign-in"). */
export const passkeySignIn = (needs: PasskeySignInNeeds): Readonly<Record<string, TakeStep>> => {
  const { security, doors, passkeySteps, log } = needs;
  return {
    kulcs: async ({ site }) => {
      const cookies = await passkeySteps.keep(site, { challenge: newChallenge(), making: null });
      return cookies === null ? stays({ kind: 'unavailable' }) : { location: passkeysPath, cookies };
    },
    'kulcs-valasz': async ({ site, cookie, fields, asker }) => {
      const [step, answer, forget] = [await passkeySteps.of(site, cookie), answerIn(fields), passkeySteps.forget(site)];
      if (step === null || step.making !== null || answer === null) return stays({ kind: 'passkey-refused' }, forget);
      const { origin } = site;
      const checked = await security.checkPasskey({ origin, challenge: step.challenge, answer }, asker);
      if (checked.isErr()) return stays({ kind: 'unavailable' }, forget);
      const { value } = checked;
      if (value.kind !== 'signed-in') return stays(value.kind === 'wait' ? value : { kind: 'passkey-refused' }, forget);
      const onward = await doors.enter(site, cookie, value.tokens);
      if (onward === null) return stays({ kind: 'unavailable' }, forget);
      log.info('passkey-used', {});
      return { location: onward.location, cookies: [...onward.cookies, ...forget] };
    },
  };
};
