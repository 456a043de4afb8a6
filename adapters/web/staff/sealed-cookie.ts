import { seal, unseal } from '#adapters/sealing/seal.ts';
import type { Site } from '#core/addresses/sites/site.ts';
import { cookieIn, hostBound, writeCookie } from '#core/readers/sessions/session-cookie.ts';

/** Encrypted sign-in state in a cookie: neither page scripts nor the user can read it. */
export interface SealedCookie {
  keep(site: Site, value: object, seconds: number): Promise<readonly string[] | null>;
  of(site: Site, cookie: string): Promise<object | null>;
  readonly forget: (site: Site) => readonly string[];
}

/** The first key seals, all open. Each sign-in method has its own keys, so its cookies are useless to the others. */
export const createSealedCookie = (keys: () => Promise<readonly string[] | null>): SealedCookie => {
  const nameAt = ({ origin }: Site): string => hostBound('__Host-signin', origin);
  const cookie = (site: Site, value: string, seconds: number): readonly string[] => [
    'set-cookie',
    writeCookie({ name: nameAt(site), value, path: '/', seconds }, site.origin),
  ];
  return {
    keep: async (site, value, seconds) => {
      const [known] = (await keys()) ?? [];
      return known === undefined ? null : cookie(site, seal(known, JSON.stringify(value)), seconds);
    },
    of: async (site, header) => {
      const [sealed, known] = [cookieIn(header, nameAt(site)), (await keys()) ?? []];
      if (sealed === null) return null;
      const text = known.map((key) => unseal(key, sealed)).find((opened) => opened !== null);
      return text === undefined ? null : (JSON.parse(text) as object);
    },
    forget: (site) => cookie(site, '', 0),
  };
};
