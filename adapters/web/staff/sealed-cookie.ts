import { seal, unseal } from '#adapters/sealing/seal.ts';
import type { Site } from '#core/addresses/sites/site.ts';
import { cookieIn, hostBound, writeCookie } from '#core/readers/sessions/session-cookie.ts';

/** What was begun of a sign-in, kept in its browser alone, sealed: not even its own scripts or its owner read it. */
export interface SealedCookie {
  /** The header that keeps it; null while there is nothing to seal with. */
  keep(site: Site, value: object, seconds: number): Promise<readonly string[] | null>;
  /** Null for none, and for what was not sealed with this key. */
  of(site: Site, cookie: string): Promise<object | null>;
  readonly forget: (site: Site) => readonly string[];
}

/** Each way of signing in has a key of its own: what was begun of one is nothing to another. */
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
