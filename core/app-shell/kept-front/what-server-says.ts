export type WhatServerSays = 'same' | 'changed' | 'gone' | 'nothing';

interface Answer {
  readonly status: number;
  readonly redirected: boolean;
  readonly cacheControl: string;
}

const isNoAnswer = (status: number): boolean => status >= 500 || status === 408 || status === 425 || status === 429;

/**
 * A stored page must be public and at its original address. 304 and temporary errors keep it, other responses delete it
 * (R43).
 */
export const whatServerSays = ({ status, redirected, cacheControl }: Answer): WhatServerSays => {
  if (isNoAnswer(status)) return 'nothing';
  if (status === 304) return 'same';
  const isPublic = !/private|no-store/i.test(cacheControl);
  return status === 200 && !redirected && isPublic ? 'changed' : 'gone';
};
