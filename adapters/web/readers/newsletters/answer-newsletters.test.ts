import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { errAsync, okAsync, type ResultAsync } from 'neverthrow';
import { afterEach, describe, expect, it } from 'vitest';
import { fiveSites } from '#core/addresses/sites/five-sites.fake.ts';
import type { Failure } from '#core/failure/failure.ts';
import type { NewsletterStep } from '#core/readers/newsletters/newsletter-step.ts';
import { pageAddressResolver } from '#core/pages/page-address-resolver.ts';
import { createProblemSender } from '../../responses/problem.ts';
import { trustedProxies } from '../../requests/trusted-proxies.ts';
import { createAnswerNewsletters } from './answer-newsletters.ts';

const offers = [{ code: 'napi', title: 'Napi levél', description: '' }];
const { judge } = pageAddressResolver({ sites: fiveSites, academySegment: 'akademia', rules: [], resources: [] });
const key = 'k'.repeat(43);
const wish = { email: 'anna@posta.example', level: 'napi' };

let server: Server;
afterEach(() => void server.close());

/** The forms over a main API that answers each call with the same failure; null is a success. */
const openForms = async (failure: Omit<Failure, 'upstream'> | null) => {
  const calls: object[] = [];
  const answer = <T>(given: object, value: T): ResultAsync<T, Failure> => {
    calls.push(given);
    return failure === null ? okAsync(value) : errAsync({ upstream: 'main-api', ...failure });
  };
  const { take } = createAnswerNewsletters({
    judge,
    newsletters: {
      subscribe: (given) => answer(given, null),
      confirm: (given) => answer(given, true),
      unsubscribe: (token) => answer({ token }, null),
    },
    offers,
    draw: async (step) => JSON.stringify(step),
    admit: { look: null, subscribe: null, confirm: null, unsubscribe: null },
    proxies: trustedProxies([]),
    sendProblem: createProblemSender(async ({ status }) => `problem ${status}`, []),
    headers: [],
  });
  server = createServer((request, response) => void take(request, response));
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
  const [{ origin }] = fiveSites;
  const post = async (path: string, fields: Readonly<Record<string, string>> | string) => {
    const { port } = server.address() as AddressInfo;
    const answered = await fetch(`http://127.0.0.1:${port}/api/newsletter/${path}`, {
      method: 'POST',
      headers: { origin },
      body: new URLSearchParams(fields),
    });
    const text = await answered.text();
    return { status: answered.status, text, step: () => JSON.parse(text) as NewsletterStep };
  };
  return { calls, post };
};

describe('input that the main API refuses', () => {
  const refusing = { kind: 'malformed', lasting: 'input' } as const;

  it('is shown in the form with an error and all typed values', async () => {
    const { post } = await openForms(refusing);
    const { status, step } = await post('subscribe', { ...wish, keresztnev: 'Anna' });
    expect([status, step()]).toMatchObject([
      422,
      { kind: 'asking', typed: { email: wish.email, firstName: 'Anna', listCodes: ['napi'] }, wrong: ['refused'] },
    ]);
  });

  it('is a wrong code, and an outage only for server errors', async () => {
    const { post } = await openForms(refusing);
    const { status, step } = await post(`confirm/${key}`, { kod: '123456' });
    expect([status, step()]).toEqual([422, { kind: 'code', key, wrong: true }]);
    server.close();
    for (const failure of [{ kind: 'malformed' }, { kind: 'unavailable' }] as const) {
      const away = await openForms(failure);
      expect((await away.post(`confirm/${key}`, { kod: '123456' })).status).toBe(503);
      expect((await away.post('subscribe', wish)).status).toBe(503);
      server.close();
    }
  });

  it('never says that a newsletter has ended', async () => {
    const { post } = await openForms(refusing);
    expect(await post(`unsubscribe/${'t'.repeat(64)}`, 'List-Unsubscribe=One-Click')).toMatchObject({
      status: 422,
      text: 'problem 422',
    });
  });
});

describe('input that the main API would refuse', () => {
  it('is not sent: a malformed code', async () => {
    const { calls, post } = await openForms(null);
    const { status, step } = await post(`confirm/${key}`, { kod: '1'.repeat(21) });
    expect([status, step(), calls]).toEqual([422, { kind: 'code', key, wrong: true }, []]);
  });

  it('is dropped: an invalid newsletter code', async () => {
    const { calls, post } = await openForms(null);
    const fields = new URLSearchParams({ ...wish, keresztnev: 'á'.repeat(150) });
    fields.append('level', 'x'.repeat(101));
    expect((await post('subscribe', fields.toString())).status).toBe(200);
    expect(calls).toMatchObject([{ listCodes: ['napi'], firstName: 'á'.repeat(100) }]);
  });
});
