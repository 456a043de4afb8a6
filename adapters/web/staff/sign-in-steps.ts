import type { Site } from '#core/addresses/sites/site.ts';
import type { Security } from '#core/ports/security.ts';
import {
  credentialLimits,
  notBegun,
  type SignInProblem,
  type SignInState,
  type SignInStep,
} from '#core/readers/sessions/sign-in-step.ts';
import type { WaitFirst } from '#core/readers/sessions/staff.ts';
import type { FirstSteps } from './first-step.ts';
import { signInPath } from './open-to-all.ts';
import type { Onward, StaffDoors } from './staff-doors.ts';

export interface SentForm {
  readonly site: Site;
  readonly cookie: string;
  readonly fields: URLSearchParams;
  readonly asker: string;
  readonly token: string | null;
  /** True when the session could not be loaded. */
  readonly isUnclear: boolean;
}

export type FormOutcome =
  | Onward
  | { readonly state: SignInState; readonly cookies: readonly string[] }
  /** Neither signed in nor signed out: a 503 page, and cookies stay. */
  | { readonly unavailable: true; readonly cookies: readonly [] };

export const unavailable: FormOutcome = { unavailable: true, cookies: [] };

export type TakeStep = (form: SentForm) => Promise<FormOutcome>;

export interface SignInNeeds {
  readonly security: Security;
  readonly doors: StaffDoors;
  readonly firstSteps: FirstSteps;
}

const stays = (step: SignInStep, problem: SignInProblem, cookies: readonly string[] = []): FormOutcome => ({
  state: { step, problem },
  cookies,
});

export const closedSteps: Readonly<Record<string, TakeStep>> = {
  jelszo: async () => stays(notBegun.step, { kind: 'unavailable' }),
  kulcs: async () => stays(notBegun.step, { kind: 'unavailable' }),
};

const asProblem = (step: WaitFirst | { readonly kind: 'refused' }, refused: SignInProblem['kind']): SignInProblem =>
  step.kind === 'wait' ? step : ({ kind: refused } as SignInProblem);

/** Password, code and sign-out steps by form action (spec §4). */
export const signInSteps = ({ security, doors, firstSteps }: SignInNeeds): Readonly<Record<string, TakeStep>> => {
  const password: TakeStep = async ({ site, fields, asker }) => {
    const [email, typed] = [(fields.get('nev') ?? '').trim(), fields.get('jelszo') ?? ''];
    const step = { kind: 'password', email } as const;
    if (email === '') return stays(step, { kind: 'email-missing' });
    if (typed === '') return stays(step, { kind: 'password-missing' });
    if (email.length > credentialLimits.email || typed.length > credentialLimits.password)
      return stays(step, { kind: 'refused' });
    const checked = await security.checkPassword({ email, password: typed }, asker);
    if (checked.isErr()) return stays(step, { kind: 'unavailable' });
    if (checked.value.kind !== 'code-wanted') return stays(step, asProblem(checked.value, 'refused'));
    const { bearer, validUntil } = checked.value;
    const cookies = await firstSteps.keep(site, { bearer, validUntil, email });
    return cookies === null ? stays(step, { kind: 'unavailable' }) : { location: signInPath, cookies };
  };

  const code: TakeStep = async ({ site, cookie, fields, asker }) => {
    const begun = await firstSteps.of(site, cookie);
    const again = { kind: 'password', email: begun?.email ?? '' } as const;
    const forget = firstSteps.forget(site);
    if (begun === null) return stays(again, { kind: 'over' }, forget);
    const typed = (fields.get('kod') ?? '').trim();
    if (typed === '') return stays({ kind: 'code' }, { kind: 'code-missing' });
    if (typed.length > credentialLimits.code) return stays({ kind: 'code' }, { kind: 'code-refused' });
    const checked = await security.checkCode(begun.bearer, typed, asker);
    if (checked.isErr()) return stays({ kind: 'code' }, { kind: 'unavailable' });
    const { value } = checked;
    if (value.kind === 'over') return stays(again, { kind: 'over' }, forget);
    if (value.kind !== 'signed-in') return stays({ kind: 'code' }, asProblem(value, 'code-refused'));
    const onward = await doors.enter(site, cookie, value.tokens);
    if (onward === null) return stays(again, { kind: 'unavailable' }, forget);
    return { location: onward.location, cookies: [...onward.cookies, ...forget] };
  };

  const startAgain: TakeStep = async ({ site }) => ({ location: signInPath, cookies: firstSteps.forget(site) });

  const signOut =
    (everywhere: boolean): TakeStep =>
    async ({ site, cookie, token }) => {
      const done = await doors.leave(site, cookie, token, everywhere);
      const cookies = doors.forget(site);
      if (done) return { location: signInPath, cookies };
      return stays(notBegun.step, { kind: everywhere ? 'others-stay' : 'unavailable' }, cookies);
    };

  return {
    jelszo: password,
    kod: code,
    elolrol: startAgain,
    kilepes: signOut(false),
    'kilepes-mindenhol': signOut(true),
  };
};
