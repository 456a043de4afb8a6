import { describe, expect, it } from 'vitest';
import { defaultLimits } from '#adapters/http/limits.ts';
import { longestLabel } from '#adapters/main-api/create-article-lists.ts';
import { longestLabel as longestLabelOfOrigin } from '#adapters/origin/main-api/article-lists.ts';
import { readerLimits } from '#adapters/origin/main-api/crm.ts';
import { newsletterLimits as newsletterLimitsOfOrigin } from '#adapters/origin/main-api/newsletters.ts';
import { quizLimits } from '#adapters/origin/main-api/quizzes.ts';
import { searchLimits as searchLimitsOfOrigin } from '#adapters/origin/main-api/search-filters.ts';
import { pushLimits } from '#adapters/origin/main-api/topics.ts';
import { maxAnswerBytes } from '#adapters/origin/newsroom/articles/blame-size.ts';
import { credentialLimits as credentialLimitsOfOrigin } from '#adapters/origin/security/passkey-answers.ts';
import { longestEmail } from '#core/accounts/ask-for-link.ts';
import { newsletterLimits } from '#core/newsletters/wish-in.ts';
import { answerLimits } from '#core/quizzes/answer-limits.ts';
import { searchLimits } from '#core/search/search-tag.ts';
import { longestHandle } from '#core/sessions/session-cookie.ts';
import { credentialLimits } from '#core/sessions/sign-in-step.ts';
import { maxEndpointLength } from '#core/topics/push-endpoint.ts';
import { pushKeyLengths } from '#core/topics/push-keys.ts';

describe('web nodes and the embedded upstreams have the same limits', () => {
  it.each([
    ['for answers to a quiz', answerLimits, quizLimits],
    ['for where a browser is reached', { endpoint: maxEndpointLength, ...pushKeyLengths }, pushLimits],
    ['for newsletters', newsletterLimits, newsletterLimitsOfOrigin],
    ["for readers' letters and codes", { email: longestEmail, secret: longestHandle }, readerLimits],
    ["for the staff's sign-in", credentialLimits, credentialLimitsOfOrigin],
    ['for what the archive is filtered by', searchLimits, searchLimitsOfOrigin],
    ['for the name of a list', longestLabel, longestLabelOfOrigin],
    ['for bytes of an answer', defaultLimits.bodyBytes, maxAnswerBytes],
  ])('%s', (_, ofWeb, ofUpstream) => {
    expect(ofWeb).toEqual(ofUpstream);
  });
});
