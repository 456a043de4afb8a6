import { describe, expect, it } from 'vitest';
import { defaultLimits } from '#adapters/http/limits.ts';
import { quizLimits } from '#adapters/origin/main-api/quizzes.ts';
import { pushLimits } from '#adapters/origin/main-api/topics.ts';
import { maxAnswerBytes } from '#adapters/origin/newsroom/articles/blame-size.ts';
import { answerLimits } from '#core/quizzes/answer-limits.ts';
import { maxEndpointLength } from '#core/topics/push-endpoint.ts';
import { pushKeyLengths } from '#core/topics/push-keys.ts';

describe('web nodes and the embedded upstreams have the same limits', () => {
  it.each([
    ['for answers to a quiz', answerLimits, quizLimits],
    ['for where a browser is reached', { endpoint: maxEndpointLength, ...pushKeyLengths }, pushLimits],
    ['for bytes of an answer', defaultLimits.bodyBytes, maxAnswerBytes],
  ])('%s', (_, ofWeb, ofUpstream) => {
    expect(ofWeb).toEqual(ofUpstream);
  });
});
