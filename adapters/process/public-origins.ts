import { needsSecureCookies } from '#core/readers/sessions/session-cookie.ts';

type Origins = Readonly<Partial<Record<'PUBLIC_ORIGIN' | 'SISTER_PUBLIC_ORIGIN', string | undefined>>>;

export const isPublic = ({ PUBLIC_ORIGIN, SISTER_PUBLIC_ORIGIN }: Origins): boolean =>
  [PUBLIC_ORIGIN, SISTER_PUBLIC_ORIGIN].some((origin) => origin !== undefined && needsSecureCookies(origin));

/** The control socket can advance the test clock, therefore TEST_CLOCK is refused on a public site. */
export const testClockInPublic = (env: Readonly<Record<string, string | undefined>>): readonly string[] =>
  ['on', 'strict'].includes(env['TEST_CLOCK'] ?? '') && isPublic(env)
    ? ['TEST_CLOCK is on, but a public origin is not on loopback. Unset TEST_CLOCK: it is for tests only.']
    : [];
