import { describe, expect, it } from 'vitest';
import { defaultLimits } from '#adapters/http/limits.ts';
import { maxLabelLength } from '#adapters/main-api/editorial/lists/create-article-lists.ts';
import { maxLabelLength as maxLabelOfOriginLength } from '#adapters/origin/main-api/lists/article-lists.ts';
import { readerLimits } from '#adapters/origin/main-api/readers/crm.ts';
import { newsletterLimits as newsletterLimitsOfOrigin } from '#adapters/origin/main-api/readers/newsletters.ts';
import { quizLimits } from '#adapters/origin/main-api/readers/quizzes.ts';
import { searchLimits as searchLimitsOfOrigin } from '#adapters/origin/main-api/search/search-filters.ts';
import { pushLimits } from '#adapters/origin/main-api/readers/topics.ts';
import { maxAnswerBytes } from '#adapters/origin/newsroom/articles/blame-size.ts';
import { credentialLimits as credentialLimitsOfOrigin } from '#adapters/origin/staff/passkey-answers.ts';
import { maxEmailLength } from '#core/readers/accounts/ask-for-link.ts';
import { newsletterLimits } from '#core/readers/newsletters/wish-in.ts';
import { answerLimits } from '#core/readers/quizzes/answer-limits.ts';
import { searchLimits } from '#core/editorial/search/search-tag.ts';
import { maxHandleLength } from '#core/readers/sessions/session-cookie.ts';
import { credentialLimits } from '#core/readers/sessions/sign-in-step.ts';
import { maxEndpointLength } from '#core/readers/topics/push-endpoint.ts';
import { pushKeyLengths } from '#core/readers/topics/push-keys.ts';

describe('web nodes and the embedded upstreams have the same limits', () => {
  it.each([
    ['for answers to a quiz', answerLimits, quizLimits],
    ['for where a browser is reached', { endpoint: maxEndpointLength, ...pushKeyLengths }, pushLimits],
    ['for newsletters', newsletterLimits, newsletterLimitsOfOrigin],
    ["for readers' letters and codes", { email: maxEmailLength, secret: maxHandleLength }, readerLimits],
    ["for the staff's sign-in", credentialLimits, credentialLimitsOfOrigin],
    ['for what the archive is filtered by', searchLimits, searchLimitsOfOrigin],
    ['for the name of a list', maxLabelLength, maxLabelOfOriginLength],
    ['for bytes of an answer', defaultLimits.bodyBytes, maxAnswerBytes],
  ])('%s', (_, ofWeb, ofUpstream) => {
    expect(ofWeb).toEqual(ofUpstream);
  });
});
