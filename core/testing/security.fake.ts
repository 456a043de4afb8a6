import { okAsync } from 'neverthrow';
import type { Security } from '../ports/security.ts';
import type { StaffTokens } from '../readers/sessions/staff.ts';
import { fails } from './refusals.fake.ts';

export interface SecurityPerson {
  readonly email: string;
  readonly name: string;
  readonly password: string;
  readonly codes: readonly string[];
}

interface Family {
  readonly access: readonly string[];
  readonly spent: readonly string[];
  readonly last: StaffTokens;
}

export const fakeSecurity = (person: SecurityPerson, now: number): Security => {
  const codes = new Set(person.codes);
  const begun = new Map<string, number>();
  let families: readonly Family[] = [];
  let made = 0;
  const make = (what: string): string => {
    made += 1;
    return `${what}-${made}`.padEnd(43, 'x');
  };
  const pair = (): StaffTokens => ({
    accessToken: make('access'),
    refreshToken: make('refresh'),
    validUntil: now + 86_400,
  });
  const familyOf = (token: string): Family | undefined => families.find(({ access }) => access.includes(token));
  const put = (family: Family, old?: Family): StaffTokens => {
    families = [...families.filter((one) => one !== old), family];
    return family.last;
  };
  return {
    checkPassword: ({ email, password }) => {
      if (email.toLowerCase() !== person.email || password !== person.password) return okAsync({ kind: 'refused' });
      const bearer = make('first');
      begun.set(bearer, 0);
      return okAsync({ kind: 'code-wanted', bearer, validUntil: now + 300 });
    },
    checkCode: (bearer, code) => {
      const tries = begun.get(bearer);
      if (tries === undefined || tries >= 5) return okAsync({ kind: 'over' });
      begun.set(bearer, tries + 1);
      if (!codes.delete(code)) return okAsync({ kind: 'refused' });
      begun.delete(bearer);
      const tokens = pair();
      return okAsync({ kind: 'signed-in', tokens: put({ access: [tokens.accessToken], spent: [], last: tokens }) });
    },
    checkProvider: () => okAsync({ kind: 'refused' }),
    checkPasskey: () => okAsync({ kind: 'refused' }),
    passkeysOf: (token) =>
      familyOf(token) === undefined
        ? fails('forbidden')
        : okAsync({ user: { id: 'valaki', email: person.email, name: person.name }, passkeys: [], mayChange: true }),
    addPasskey: (token) => (familyOf(token) === undefined ? fails('forbidden') : okAsync({ kind: 'refused' })),
    removePasskey: (token) => (familyOf(token) === undefined ? fails('forbidden') : okAsync({ kind: 'removed' })),
    whose: (token) =>
      familyOf(token) === undefined ? fails('forbidden') : okAsync({ email: person.email, name: person.name }),
    signOut: (token, everywhere) => {
      const family = familyOf(token);
      if (family !== undefined) families = everywhere ? [] : families.filter((one) => one !== family);
      return okAsync(null);
    },
    refresh: (token) => {
      const family = families.find(({ last, spent }) => last.refreshToken === token || spent.includes(token));
      if (family === undefined) return okAsync({ kind: 'refused' });
      const { access, spent, last } = family;
      if (spent.at(-1) === token) return okAsync({ kind: 'renewed', tokens: last });
      if (spent.includes(token)) {
        families = families.filter((one) => one !== family);
        return okAsync({ kind: 'refused' });
      }
      const tokens = pair();
      const next = { access: [...access, tokens.accessToken], spent: [...spent, token], last: tokens };
      return okAsync({ kind: 'renewed', tokens: put(next, family) });
    },
  };
};
