/**
 * What an answer means for the copy of a page: it is as it was, has changed, is no longer for everybody, or nothing is
 * known.
 */
export type WhatServerSays = 'same' | 'changed' | 'gone' | 'nothing';

interface Answer {
  readonly status: number;
  /** Whether it comes from another address. */
  readonly redirected: boolean;
  readonly cacheControl: string;
}

/** Of a server that is busy or broken; it may know better later. */
const isNoAnswer = (status: number): boolean => status >= 500 || status === 408 || status === 425 || status === 429;

/** Only what anybody may see, at the address where it was, is kept; whatever else has become of it ends the copy (R43). */
export const whatServerSays = ({ status, redirected, cacheControl }: Answer): WhatServerSays => {
  if (isNoAnswer(status)) return 'nothing';
  if (status === 304) return 'same';
  const isPublic = !/private|no-store/i.test(cacheControl);
  return status === 200 && !redirected && isPublic ? 'changed' : 'gone';
};
