import { describe, expect, it } from 'vitest';
import { noteAnswer } from '#adapters/changes/provenance.ts';
import { unchanged } from '#adapters/changes/unchanged.fake.ts';
import { type Answer, createKeepAnswers } from './kept-answers.ts';
import { storedBody } from '../responses/cached-page.ts';

const answer = (text: string): Answer => ({ kind: 'body', body: storedBody(Buffer.from(text), text, []) });
const textOf = (given: Answer): string => (given.kind === 'body' ? given.body.identity.toString() : given.kind);

const setUp = () => {
  const time = { now: 0 };
  const { record, makeCurrent } = unchanged();
  record.heard({ epoch: 'e', number: 1 });
  const { keepAnswers, drop } = createKeepAnswers({ now: () => time.now, record, makeCurrent });
  const limits = { kind: 'feeds', seconds: 10, maxBytes: 1e6 } as const;
  const keep = keepAnswers(limits);
  const keepNameless = keepAnswers({ ...limits, nameless: true });
  const change = (slugs: readonly string[]): void => {
    const number = record.edition().number + 1;
    record.learn({
      epoch: 'e',
      number,
      reset: false,
      changes: [{ number, kind: 'removed', slugs, pages: [], all: false }],
    });
  };
  const ask = async (made: string | Answer, key = 'lap /rss') =>
    textOf(await keep(key, async () => (typeof made === 'string' ? answer(made) : made)));
  return { time, record, keep, keepNameless, change, drop, ask };
};

describe('a stored response', () => {
  it('is made once for all who ask at the same time, and again when its time is over', async () => {
    const { time, keep } = setUp();
    let made = 0;
    const ask = () => keep('a', async () => answer(String((made += 1))));
    expect(new Set((await Promise.all([ask(), ask(), ask()])).map(textOf))).toEqual(new Set(['1']));
    time.now = 9_999;
    expect(textOf(await ask())).toBe('1');
    time.now = 10_000;
    expect(textOf(await ask())).toBe('2');
  });

  it('is served stale while the upstream fails, but not after a 404', async () => {
    const { time, ask } = setUp();
    await ask('old');
    time.now = 20_000;
    expect(await ask({ kind: 'unavailable' })).toBe('old');
    expect(await ask({ kind: 'missing' })).toBe('missing');
    expect(await ask({ kind: 'unavailable' })).toBe('unavailable');
  });

  it('is rebuilt after a change, and evicted by a change to an item it shows', async () => {
    const { change, ask } = setUp();
    await ask('<link>/2026/11/20/torolt</link>');
    change(['masik']);
    expect(await ask({ kind: 'unavailable' })).toBe('<link>/2026/11/20/torolt</link>');
    change(['torolt']);
    expect(await ask({ kind: 'unavailable' })).toBe('unavailable');
    expect(await ask('new')).toBe('new');
    expect(await ask('newer')).toBe('new');
  });

  it('with titles is dropped by a change, also while it is being rebuilt', async () => {
    const { time, record, keepNameless, change, drop } = setUp();
    const ask = async (made: Answer) => textOf(await keepNameless('lap /suggest?a', async () => made));
    await ask(answer('{"text":"Törölt cím"}'));
    time.now = 20_000;
    expect(await ask({ kind: 'too-many' })).toBe('{"text":"Törölt cím"}');
    change(['torolt']);
    expect(await ask({ kind: 'too-many' })).toBe('too-many');
    await ask(answer('{"text":"Másik cím"}'));
    change(['masik']);
    const concerned = { all: false, names: new Set(['masik']), pages: new Set<string>() };
    expect((await drop(concerned)).feeds).toEqual(['lap /suggest?a']);
    let tries = 0;
    const overtaken = await keepNameless('lap /suggest?b', async () => {
      noteAnswer(record.edition(), Infinity);
      if ((tries += 1) === 1) change(['torolt']);
      return answer(`try ${tries}`);
    });
    expect(textOf(overtaken)).toBe('try 2');
  });

  it('is made again when a removal overtakes its making, and given up when every making is overtaken', async () => {
    const { record, keep, change } = setUp();
    const overtaken = (times: number) => {
      let tries = 0;
      return async () => {
        noteAnswer(record.edition(), Infinity);
        tries += 1;
        if (tries > times) return answer(`try ${tries}`);
        change(['torolt']);
        return answer('/torolt');
      };
    };
    expect(textOf(await keep('a', overtaken(1)))).toBe('try 2');
    expect(textOf(await keep('b', overtaken(99)))).toBe('unavailable');
  });

  it('is dropped over a change that concerns it, and counted by its kind', async () => {
    const { record, change, drop, ask } = setUp();
    await ask('/torolt', 'lap /rss?a');
    await ask('/marad', 'lap /rss?b');
    const concerned = { all: false, names: new Set(['torolt']), pages: new Set<string>() };
    expect((await drop(concerned)).feeds).toEqual([]);
    change(['torolt']);
    expect(await drop(concerned)).toEqual({ feeds: ['lap /rss?a'], sitemaps: [], others: [] });
    record.purge([{ site: 'lap', path: '/rss' }]);
    expect((await drop({ ...concerned, pages: new Set(['lap /rss']) })).feeds).toEqual(['lap /rss?b']);
  });

  it('expires at the next publication, and is never sent after a purge', async () => {
    const { time, record, keep, ask } = setUp();
    await keep('lap /rss?a', async () => {
      noteAnswer(null, 4_000);
      return answer('old');
    });
    time.now = 3_999;
    expect(await ask('new', 'lap /rss?a')).toBe('old');
    time.now = 4_000;
    expect(await ask('new', 'lap /rss?a')).toBe('new');
    record.purge([{ site: 'lap', path: '/rss' }]);
    expect(await ask({ kind: 'unavailable' }, 'lap /rss?a')).toBe('unavailable');
  });
});
