import type { Log } from '#adapters/telemetry/log.ts';
import type { Site } from '#core/addresses/sites/site.ts';
import type { Security } from '#core/ports/security.ts';
import type { OwnPasskeys } from '#core/readers/sessions/passkeys.ts';
import { credentialLimits, type SignInProblem, type SignInStep } from '#core/readers/sessions/sign-in-step.ts';
import { passkeysPath, signInPath } from './open-to-all.ts';
import { askOptions, makeOptions } from './passkey-options.ts';
import { answerIn, newChallenge } from './passkey-sign-in.ts';
import type { PasskeySteps } from './passkey-step.ts';
import { type FormOutcome, type SentForm, type TakeStep, unavailable } from './sign-in-steps.ts';
import type { StaffDoors } from './staff-doors.ts';

export interface OwnPasskeysNeeds {
  readonly security: Pick<Security, 'passkeysOf' | 'addPasskey' | 'removePasskey'>;
  readonly doors: Pick<StaffDoors, 'again'>;
  readonly passkeySteps: PasskeySteps;
  readonly log: Pick<Log, 'info'>;
}

export interface OwnPasskeysAt {
  ask(site: Site, cookie: string): Promise<FormOutcome | null>;
  show(site: Site, cookie: string, token: string): Promise<FormOutcome>;
  readonly steps: Readonly<Record<string, TakeStep>>;
}

/** Numbers of the security service have four bytes. */
const isId = (text: string): boolean => /^[1-9]\d{0,9}$/.test(text) && Number(text) < 2 ** 31;
const done = (cookies: readonly string[] = []): FormOutcome => ({ location: passkeysPath, cookies });

export const createOwnPasskeys = ({ security, doors, passkeySteps, log }: OwnPasskeysNeeds): OwnPasskeysAt => {
  const listed = ({ passkeys, mayChange }: OwnPasskeys): SignInStep => ({ kind: 'passkeys', passkeys, mayChange });

  const signedIn =
    (take: (form: SentForm, token: string, own: OwnPasskeys) => Promise<FormOutcome>): TakeStep =>
    async (form) => {
      if (form.isUnclear) return unavailable;
      if (form.token === null) return { location: signInPath, cookies: [] };
      const own = await security.passkeysOf(form.token);
      return own.isOk() ? take(form, form.token, own.value) : unavailable;
    };
  const stays = (
    own: OwnPasskeys,
    kind: 'unavailable' | 'passkey-name-missing' | 'passkey-not-added' | 'sign-in-again',
    cookies: readonly string[] = [],
  ): FormOutcome => ({
    state: { step: listed(own), problem: { kind } satisfies SignInProblem },
    cookies,
  });
  const tooOld = (own: OwnPasskeys, cookies: readonly string[] = []): FormOutcome =>
    stays({ ...own, mayChange: false }, 'sign-in-again', cookies);

  const begin = signedIn(async ({ site, fields }, _, own) => {
    if (!own.mayChange) return tooOld(own);
    const name = (fields.get('kulcsnev') ?? '').trim().slice(0, credentialLimits.passkeyName);
    if (name === '') return stays(own, 'passkey-name-missing');
    const cookies = await passkeySteps.keep(site, { challenge: newChallenge(), making: { name, user: own.user.id } });
    return cookies === null ? stays(own, 'unavailable') : done(cookies);
  });

  const add = signedIn(async ({ site, cookie, fields }, token, own) => {
    const [step, answer, forget] = [await passkeySteps.of(site, cookie), answerIn(fields), passkeySteps.forget(site)];
    if (step?.making?.user !== own.user.id || answer === null) return stays(own, 'passkey-not-added', forget);
    const { challenge, making } = step;
    const added = await security.addPasskey(token, { origin: site.origin, challenge, name: making.name, answer });
    if (added.isErr()) return stays(own, 'unavailable', forget);
    const { kind } = added.value;
    if (kind === 'sign-in-again') return tooOld(own, forget);
    if (kind === 'refused') return stays(own, 'passkey-not-added', forget);
    log.info('passkey-added', {});
    return done(forget);
  });

  const remove = signedIn(async ({ fields }, token, own) => {
    const id = fields.get('kulcs') ?? '';
    if (!isId(id)) return done();
    const removed = await security.removePasskey(token, Number(id));
    if (removed.isErr()) return stays(own, 'unavailable');
    if (removed.value.kind === 'sign-in-again') return tooOld(own);
    log.info('passkey-removed', {});
    return done();
  });

  return {
    ask: async (site, cookie) => {
      const step = await passkeySteps.of(site, cookie);
      if (step === null || step.making !== null) return null;
      const options = askOptions(site, step.challenge);
      return { state: { step: { kind: 'passkey', options }, problem: null }, cookies: [] };
    },
    show: async (site, cookie, token) => {
      const own = await security.passkeysOf(token);
      if (own.isErr()) return unavailable;
      const step = await passkeySteps.of(site, cookie);
      const shown: SignInStep =
        step?.making?.user === own.value.user.id
          ? { kind: 'new-passkey', options: makeOptions(site, step.challenge, own.value), name: step.making.name }
          : listed(own.value);
      return { state: { step: shown, problem: null }, cookies: [] };
    },
    steps: {
      'uj-kulcs': begin,
      'uj-kulcs-valasz': add,
      'kulcs-megse': async ({ site }) => done(passkeySteps.forget(site)),
      'kulcs-torles': remove,
      'belepes-ujra': ({ site, cookie, token }) => doors.again(site, cookie, token, passkeysPath),
    },
  };
};
