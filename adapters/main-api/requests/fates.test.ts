import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fatesOf } from '#adapters/http/fates.fake.ts';
import { defaultLimits, scaledLimits } from '#adapters/http/limits.ts';
import { startLocalUpstream, type LocalUpstream } from '#adapters/http/local-upstream.fake.ts';
import { answeringSample, calls, mainApiAt } from '../calls.fake.ts';

let upstream: LocalUpstream;
beforeAll(async () => {
  upstream = await startLocalUpstream();
});
afterAll(() => upstream.close());

const sentBy = (path: string | undefined) => decodeURIComponent((path ?? '').replaceAll('+', ' '));

describe.each(calls)('$name', (call) => {
  const { run, sends, sample } = call;

  it('requests its URL for the site, and parses a valid response', async () => {
    const before = upstream.requests.length;
    upstream.answer = answeringSample(() => sample);
    expect((await run(mainApiAt(upstream.baseUrl))).isOk()).toBe(true);
    const sent = upstream.requests.slice(before);
    expect(sent.map(({ url }) => sentBy(url))).toContain(sends);
    expect(sent.every(({ headers }) => headers['lapunk-sites'] === 'lapunk')).toBe(true);
  });

  it.each(fatesOf(calls, call))('calls $name $kind', async ({ answer, kind, retryAfter, slow }) => {
    upstream.answer = answer;
    const result = await run(mainApiAt(upstream.baseUrl, slow ? scaledLimits(0.02) : defaultLimits));
    expect(result._unsafeUnwrapErr()).toMatchObject({ kind, ...(retryAfter === undefined ? {} : { retryAfter }) });
  });
});
