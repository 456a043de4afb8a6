import type { ResultAsync } from 'neverthrow';
import { createReaderAccounts } from '#adapters/crm/create-reader-accounts.ts';
import { createNewsletters } from '#adapters/main-api/readers/create-newsletters.ts';
import { createPasses } from '#adapters/main-api/readers/create-passes.ts';
import { createSessions } from '#adapters/main-api/readers/create-sessions.ts';
import { createTopicSubscriptions } from '#adapters/main-api/readers/create-topic-subscriptions.ts';
import type { MainApiNeeds } from '#adapters/main-api/requests/ask-main-api.ts';
import { createQuizzes } from '#adapters/quiz-service/create-quizzes.ts';
import { createSecurity } from '#adapters/security/create-security.ts';
import { createStaffSessions } from '#adapters/security/create-staff-sessions.ts';
import { askingUpstream, type MadeCall } from '#adapters/upstream-kit/asking-upstream.ts';
import type { Failure } from '#core/failure/failure.ts';
import type { Upstream } from '#adapters/http/call-upstream.ts';

export interface RecordedCall {
  readonly upstream: string;
  readonly name: string;
  readonly made: MadeCall;
}

type Calls = Readonly<Record<string, () => ResultAsync<unknown, Failure>>>;

const token = 'aaaaaaaaaaaaaaaaaaaaaaaa';
const secret = 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb';
const email = 'anna@posta.example';
const asker = '203.0.113.7';
const until = 1_790_000_000;
const passkey = {
  origin: 'https://lapunk.example',
  challenge: secret,
  answer: { id: 'a', rawId: 'a', type: 'public-key', response: {} },
} as never;

const mainApiCalls = (http: Upstream, needs: MainApiNeeds): Calls => {
  const [newsletters, passes] = [createNewsletters(http, needs), createPasses(http, needs)];
  const [sessions, topics] = [createSessions(http, needs), createTopicSubscriptions(http, needs)];
  const staffSessions = createStaffSessions(http);
  const site = needs.sites[0].slug;
  const wish = { email, firstName: 'Anna', lastName: 'Kiss', listCodes: ['napi'] };
  return {
    'newsletters.subscribe': () => newsletters.subscribe({ ...wish, browser: secret, site, asker, known: null }),
    'newsletters.confirm': () => newsletters.confirm({ key: secret, code: '123456', browser: null }),
    'newsletters.unsubscribe': () => newsletters.unsubscribe(token),
    'passes.validUntil': () => passes.validUntil(token),
    'sessions.keep': () => sessions.keep(secret, { token, validUntil: until }),
    'sessions.of': () => sessions.of(secret),
    'sessions.end': () => sessions.end(secret),
    'staffSessions.of': () => staffSessions.of(secret),
    'topics.publicKey': () => topics.publicKey(),
    'topics.of': () => topics.of(token),
    'topics.follow': () => topics.follow(token, 'hirek', null),
    'topics.unfollow': () => topics.unfollow(token, 'hirek'),
    'topics.reach': () =>
      topics.reach(token, { endpoint: 'https://push.example/a', p256dh: 'B', auth: 'A' }, null, asker),
    'topics.prove': () => topics.prove(secret),
    'quizzes.newToken': () => createQuizzes(http, http, needs.siteHeader).newToken(site),
  };
};

const crmCalls = (http: Upstream): Calls => {
  const accounts = createReaderAccounts(http);
  const proof = { key: secret, code: '123456', browser: null, known: null, address: asker };
  return {
    'accounts.askForLetter': () =>
      accounts.askForLetter({ email, browser: secret, site: 'lapunk', address: asker, known: null }),
    'accounts.signIn': () => accounts.signIn(proof),
    'accounts.of': () => accounts.of(token, ''),
    'accounts.cancel': () => accounts.act(token, { kind: 'cancel', paymentId: '7' }),
    'accounts.newsletter': () => accounts.act(token, { kind: 'newsletter', subscribe: true, code: 'napi' }),
    'accounts.download': () => accounts.act(token, { kind: 'download' }),
    'accounts.delete': () => accounts.act(token, { kind: 'delete' }),
    'accounts.signOut': () => accounts.signOut(token),
  };
};

const securityCalls = (http: Upstream): Calls => {
  const security = createSecurity(http);
  const provider = { code: 'c', redirectUri: 'https://lapunk.example/login', codeVerifier: secret, nonce: 'n' };
  return {
    'security.checkPassword': () => security.checkPassword({ email, password: 'titok' }, asker),
    'security.checkCode': () => security.checkCode(token, '123456', asker),
    'security.checkProvider': () => security.checkProvider(provider, asker),
    'security.checkPasskey': () => security.checkPasskey(passkey, asker),
    'security.passkeysOf': () => security.passkeysOf(token),
    'security.addPasskey': () => security.addPasskey(token, { ...(passkey as object), name: 'Telefon' } as never),
    'security.removePasskey': () => security.removePasskey(token, 7),
    'security.whose': () => security.whose(token),
    'security.signOut': () => security.signOut(token, true),
    'security.refresh': () => security.refresh(secret),
  };
};

const quizCalls = (http: Upstream): Calls => {
  const quizzes = createQuizzes(http, http, 'sites');
  const id = '6f1e0c9a7b3d5e2f4a8c1d0b';
  return {
    'quizzes.load': () => quizzes.load(id, token),
    'quizzes.answer': () => quizzes.answer(id, [{ questionId: 'q', answerId: 'a', optionId: null }] as never, token),
  };
};

/** Encryption makes other bytes each time. */
const repeatable = (body: object | null): object | null =>
  body !== null && 'sealed' in body ? { ...body, sealed: token } : body;

/** The calls that `upstream check` does not make: writes, and reads with a token. */
export const otherCalls = async (needs: MainApiNeeds): Promise<readonly RecordedCall[]> => {
  const recorded: RecordedCall[] = [];
  const upstreams = {
    'main-api': (http: Upstream) => mainApiCalls(http, needs),
    crm: crmCalls,
    security: securityCalls,
    'quiz-service': quizCalls,
  };
  for (const [upstream, callsOf] of Object.entries(upstreams)) {
    const current = { name: '' };
    const http = askingUpstream({
      name: upstream,
      baseUrl: 'http://sample.invalid',
      ask: async () => ({ kind: 'silent', code: 'unasked', ms: 0 }),
      onAnswer: (made) =>
        void recorded.push({ upstream, name: current.name, made: { ...made, body: repeatable(made.body) } }),
    });
    for (const [name, run] of Object.entries(callsOf(http))) {
      current.name = name;
      await run();
    }
  }
  return recorded;
};
