import { seal, unseal } from '#adapters/sealing/seal.ts';
import type { Site } from '#core/addresses/sites/site.ts';
import type { Clock } from '#core/ports/clock.ts';
import { cookieIn, hostBound, writeCookie } from '#core/sessions/session-cookie.ts';

/** A sign-in whose password was right: what opens the step of the code, and nothing else (R33). */
export interface FirstStep {
  readonly bearer: string;
  /** Unix seconds. */
  readonly validUntil: number;
  /** As it was typed, should the sign-in begin again. */
  readonly email: string;
}

/** Keeps a first step in the browser in which it was made, sealed: not even its own scripts or its owner read it. */
export interface FirstSteps {
  /** The header that keeps it; null while there is nothing to seal with. */
  keep(site: Site, step: FirstStep): Promise<readonly string[] | null>;
  /** Null for none, for one that is over, and for what was not sealed here. */
  of(site: Site, cookie: string): Promise<FirstStep | null>;
  readonly forget: (site: Site) => readonly string[];
}

/** Seconds: a first step is open no longer, whatever its service says. */
const longestStep = 300;

const read = (text: string): FirstStep | null => {
  const { bearer, validUntil, email } = JSON.parse(text) as Partial<FirstStep>;
  return typeof bearer === 'string' && typeof validUntil === 'number' && typeof email === 'string'
    ? { bearer, validUntil, email }
    : null;
};

export const createFirstSteps = (key: () => Promise<string | null>, clock: Clock): FirstSteps => {
  const nameAt = ({ origin }: Site): string => hostBound('__Host-signin', origin);
  const cookie = (site: Site, value: string, seconds: number): readonly string[] => [
    'set-cookie',
    writeCookie({ name: nameAt(site), value, path: '/', seconds }, site.origin),
  ];
  return {
    keep: async (site, step) => {
      const known = await key();
      const validUntil = Math.min(step.validUntil, clock.now() + longestStep);
      if (known === null) return null;
      return cookie(site, seal(known, JSON.stringify({ ...step, validUntil })), validUntil - clock.now());
    },
    of: async (site, header) => {
      const [sealed, known] = [cookieIn(header, nameAt(site)), await key()];
      const text = sealed === null || known === null ? null : unseal(known, sealed);
      const step = text === null ? null : read(text);
      return step !== null && step.validUntil > clock.now() ? step : null;
    },
    forget: (site) => cookie(site, '', 0),
  };
};
