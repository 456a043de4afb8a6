import { randomBytes } from 'node:crypto';
import type { Site } from '#core/addresses/sites/site.ts';
import { hostBound, writeCookie } from '#core/readers/sessions/session-cookie.ts';

/** 256 bits: a handle is made anew at every sign-in, and never taken from a request. */
export const newHandle = (): string => randomBytes(32).toString('base64url');

/** The header that hands a browser its handle for so many seconds; 0 takes it away (R29). */
export const handleCookie = ({ origin }: Site, handle: string, seconds: number): readonly ['set-cookie', string] => [
  'set-cookie',
  writeCookie({ name: hostBound('__Host-staff', origin), value: handle, path: '/', seconds }, origin),
];
