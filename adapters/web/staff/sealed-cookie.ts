import { seal, unseal } from '#adapters/sealing/seal.ts';
import type { Site } from '#core/addresses/sites/site.ts';
import { cookieIn, hostBound, writeCookie } from '#core/readers/sessions/session-cookie.ts';

/** Encrypted sign-in state in a cookie: neither page scripts nor the user can read it. */
export interface SealedCookie {
  keep(site: Site, value: object, seconds: number): Promise<readonly string[] | null>;
  of(site: Site, cookie: string): Promise<object | null>;
  readonly forget: (site: Site) => readonly string[];
}

/** Each sign-in method has its own key, so its cookies are useless to the others. */
export const createSealedCookie = (key: () => Promise<string | null>): SealedCookie => {
  const nameAt = ({ origin }: Site): string => hostBound('__Host-signin', origin);
  const cookie = (site: Site, value: string, seconds: number): readonly string[] => [
    'set-cookie',
    writeCookie({ name: nameAt(site), value, path: '/', seconds }, site.origin),
  ];
  return {
    keep: async (site, value, seconds) => {
      const known = await key();
      return known === null ? null : cookie(site, seal(known, JSON.stringify(value)), seconds);
    },
    of: async (site, header) => {
      const [sealed, known] = [cookieIn(header, nameAt(site)), await key()];
      const text = sealed === null || known === null ? null : unseal(known, sealed);
      return text === null ? null : (JSON.parse(text) as object);
    },
    forget: (site) => cookie(site, '', 0),
  };
};
