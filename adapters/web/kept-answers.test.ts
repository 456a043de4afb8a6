import { describe, expect, it } from 'vitest';
import { type Answer, createKeepAnswer } from './kept-answers.ts';
import { storedBody } from './page-copy.ts';

const answer = (text: string): Answer => ({ kind: 'body', body: storedBody(Buffer.from(text), text, []) });
const textOf = (given: Answer): string => (given.kind === 'body' ? given.body.identity.toString() : given.kind);

describe('a kept answer', () => {
  it('is made once for all who ask at the same time, and again when its time is over', async () => {
    let [clock, made] = [0, 0];
    const keep = createKeepAnswer({ now: () => clock, seconds: 10, maxBytes: 1e6 });
    const ask = () => keep('a', async () => answer(String((made += 1))));
    expect(new Set((await Promise.all([ask(), ask(), ask()])).map(textOf))).toEqual(new Set(['1']));
    clock = 9_999;
    expect(textOf(await ask())).toBe('1');
    clock = 10_000;
    expect(textOf(await ask())).toBe('2');
  });

  it('outlives its time while no new one can be had, but not when it is gone', async () => {
    let clock = 0;
    const keep = createKeepAnswer({ now: () => clock, seconds: 10, maxBytes: 1e6 });
    await keep('a', async () => answer('old'));
    clock = 20_000;
    expect(textOf(await keep('a', async () => ({ kind: 'unavailable' })))).toBe('old');
    expect(textOf(await keep('a', async () => ({ kind: 'missing' })))).toBe('missing');
    expect(textOf(await keep('a', async () => ({ kind: 'unavailable' })))).toBe('unavailable');
  });
});
