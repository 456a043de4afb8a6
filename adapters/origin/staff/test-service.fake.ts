import { startTestOrigin, testSecret, type TestOrigin } from '../testing/ask-origin.ts';
import { now as start } from '../testing/small-content.ts';
import type { OriginOptions } from '../process/origin-options.ts';
import type { DatabasePlace } from '../database/storage/place.ts';
import { codeOf, stepAt } from './one-time-code.ts';

export interface Said {
  readonly status: number;
  readonly headers: Headers;
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly json: any;
}

export const password = 'hosszú jelszó, három szóval';

export interface Person {
  readonly email: string;
  readonly otpSecret: string;
  readonly recoveryCodes: readonly string[];
}

export const openTestService = async (
  place: DatabasePlace,
  more: Pick<OriginOptions, 'signInProvider' | 'signInOrigins'> = {},
) => {
  const time = { now: start };
  const origin: TestOrigin = await startTestOrigin(place, undefined, () => time.now, more);
  const ask = async (
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    { bearer, body, from }: { readonly bearer?: string; readonly body?: object | string; readonly from?: string } = {},
  ): Promise<Said> => {
    const answer = await fetch(`${origin.url}${path}`, {
      method,
      headers: {
        'origin-secret': testSecret,
        ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
        ...(from === undefined ? {} : { 'x-forwarded-for': from }),
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await answer.text();
    return { status: answer.status, headers: answer.headers, json: text === '' ? null : JSON.parse(text) };
  };
  let people = 0;
  const add = async (given: { readonly email?: string; readonly password?: string } = {}): Promise<Person> => {
    people += 1;
    const order = { do: 'add-user', email: `sz${people}@lapunk.example`, name: 'Szerkesztő Éva', password, ...given };
    const outcome = await origin.command(order);
    if (!('done' in outcome)) throw new Error(JSON.stringify(outcome));
    return outcome.done as Person;
  };
  const login = (email: string, typed = password, from?: string): Promise<Said> =>
    ask('POST', '/api/login', { body: { email, password: typed }, ...(from === undefined ? {} : { from }) });
  const verify = (bearer: string, code: string): Promise<Said> =>
    ask('POST', '/api/login/otp/verify', { bearer, body: { code } });
  const codeNow = ({ otpSecret }: Person, later = 0): string => codeOf(otpSecret, stepAt(time.now) + later);
  const bearerOf = async (person: Person): Promise<string> => (await login(person.email)).json.token;
  const signIn = async (person: Person): Promise<Said['json']> => {
    time.now += 30;
    return (await verify(await bearerOf(person), codeNow(person))).json;
  };
  const me = (bearer?: string): Promise<Said> => ask('GET', '/api/me', bearer === undefined ? {} : { bearer });
  const refresh = (refreshToken: string): Promise<Said> =>
    ask('POST', '/api/token/refresh', { body: { refreshToken } });
  return { origin, time, ask, add, login, verify, codeNow, bearerOf, signIn, me, refresh, close: () => origin.close() };
};

export type TestService = Awaited<ReturnType<typeof openTestService>>;
