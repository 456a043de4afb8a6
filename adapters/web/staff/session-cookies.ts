import { randomBytes } from 'node:crypto';
import type { Site } from '#core/addresses/sites/site.ts';
import { hostBound, writeCookie } from '#core/readers/sessions/session-cookie.ts';

/** 256 bits, new at every sign-in and never from a request: prevents session fixation. */
export const newHandle = (): string => randomBytes(32).toString('base64url');

/** 0 seconds deletes the cookie (R29). */
export const handleCookie = ({ origin }: Site, handle: string, seconds: number): readonly ['set-cookie', string] => [
  'set-cookie',
  writeCookie({ name: hostBound('__Host-staff', origin), value: handle, path: '/', seconds }, origin),
];
