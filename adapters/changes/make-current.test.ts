import { describe, expect, it } from 'vitest';
import { createChangeRecord } from './change-record.ts';
import { createMakeCurrent } from './make-current.ts';
import { noteHeaders } from './note-headers.ts';
import { noteAnswer, withProvenance } from './provenance.ts';

const at = (number: number, epoch = 'e') => ({ epoch, number });

const setUp = () => {
  const record = createChangeRecord();
  record.heard(at(1));
  const paused: number[] = [];
  const makeCurrent = createMakeCurrent({ record, time: { wait: async (ms) => void paused.push(ms) } });
  const remove = (slug: string, number = record.edition().number + 1): void =>
    void record.learn({
      epoch: 'e',
      number,
      reset: false,
      changes: [{ number, kind: 'removed', slugs: [slug], pages: [], all: false }],
    });
  const make = (
    texts: readonly string[],
    meanwhile: (text: string) => void,
    answers: () => void = () => noteAnswer(record.edition(), Infinity),
  ) => {
    const left = [...texts];
    const load = async () => {
      const text = left.shift() ?? 'none left';
      answers();
      await Promise.resolve();
      meanwhile(text);
      return text;
    };
    return makeCurrent({ page: 'lap /', load, make: (text) => text, textsOf: (text) => [Buffer.from(text)] });
  };
  return { record, remove, make, makeCurrent, paused };
};

describe('content that is built during a change', () => {
  it('is rebuilt only if the change concerns it', async () => {
    const { make, remove } = setUp();
    expect(await make(['/torolt', 'without'], (text) => text === '/torolt' && remove('torolt'))).toBe('without');
    expect(await make(['/masik', 'not needed'], () => remove('torolt'))).toBe('/masik');
  });

  it('is given up, not sent, when every making is overtaken', async () => {
    const { make, remove, paused } = setUp();
    expect(await make(['/torolt', '/torolt', '/torolt', '/torolt', 'too late'], () => remove('torolt'))).toBeNull();
    expect(paused).toEqual([250, 1_000]);
  });

  it('is made again for as long as an answer is older than what this node has heard', async () => {
    const { make, remove, record } = setUp();
    remove('torolt');
    let told = 0;
    expect(
      await make(
        ['/torolt', '/torolt', 'new'],
        () => undefined,
        () => noteAnswer(at(told++ < 2 ? 1 : record.edition().number), Infinity),
      ),
    ).toBe('new');
  });

  it('is rebuilt after a database restore, and sent when only its own responses report one', async () => {
    const { make, record } = setUp();
    let restored = false;
    const restore = (): void => {
      if (!restored) record.learn({ epoch: 'f', number: 9, reset: true, changes: [] });
      restored = true;
    };
    expect(await make(['old', 'new'], restore)).toBe('new');
    const of = (epoch: string) => () => noteAnswer(at(99, epoch), Infinity);
    expect(await make(['1', '2', '3', 'nobody has told of it yet'], () => undefined, of('g'))).toBe(
      'nobody has told of it yet',
    );
    expect(await make(['1', '2', '3', 'long over'], () => undefined, of('e'))).toBeNull();
    let mixed = 0;
    const mix = (): void =>
      [at(9, 'f'), ...(mixed++ === 0 ? [at(2, 'g')] : [])].forEach((edition) => noteAnswer(edition, Infinity));
    expect(await make(['mixed', 'whole'], () => undefined, mix)).toBe('whole');
  });

  it('is rebuilt after any change when the names it shows are unknown', async () => {
    const { makeCurrent, remove } = setUp();
    let tries = 0;
    const load = async () => {
      await Promise.resolve();
      tries += 1;
      if (tries === 1) remove('masik');
    };
    await makeCurrent({ page: 'lap /', load, make: () => 'x' });
    expect(tries).toBe(2);
  });
});

describe('the headers of an answer', () => {
  const noted = async (headers: Record<string, string>) => {
    const note = noteHeaders({ now: () => 1_000, heard: (edition) => edition });
    const {
      provenance: { edition, until },
    } = await withProvenance(at(3.25), async () => note(new Headers(headers)));
    return { edition, until };
  };

  it('contain its edition, and the time of its next change', async () => {
    expect(await noted({ edition: 'e/7', 'next-publication': '30' })).toEqual({ edition: at(7), until: 31_000 });
    expect(await noted({ edition: 'a-b_9/12' })).toEqual({ edition: at(12, 'a-b_9'), until: Infinity });
  });

  it('without an edition date it by its call, as do numbers older than local commands', async () => {
    for (const headers of [
      {},
      { edition: 'e' },
      { edition: 'e/-1' },
      { edition: '/3' },
      { edition: `e/${'9'.repeat(16)}`, 'next-publication': 'soon' },
      { edition: 'e/3' },
    ])
      expect(await noted(headers as Record<string, string>)).toEqual({ edition: at(3.25), until: Infinity });
    expect((await noted({ edition: 'e/2' })).edition).toEqual(at(2));
  });
});
