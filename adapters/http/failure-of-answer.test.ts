import { describe, expect, it } from 'vitest';
import { failureOfAnswer } from './failure-of-answer.ts';

const kindOf = (status: number, type: string | null): string => {
  const response = new Response('x', { status, headers: type === null ? {} : { 'content-type': type } });
  return failureOfAnswer('main-api', response, 'x', false, 0).kind;
};

describe('an answer that tells of no success', () => {
  it('says that something is not there only in the words of the service, not as a page of what stands before it', () => {
    expect(['application/problem+json', 'application/json', null].map((type) => kindOf(404, type))).toEqual([
      'not-found',
      'not-found',
      'not-found',
    ]);
    expect(['text/html', 'Text/HTML; charset=utf-8'].map((type) => [kindOf(404, type), kindOf(410, type)])).toEqual([
      ['unavailable', 'unavailable'],
      ['unavailable', 'unavailable'],
    ]);
  });
});
