import { errAsync, okAsync, ResultAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import type { Failure } from '#core/failure/failure.ts';
import type { Notice } from '#core/editorial/notices/notice.ts';
import { stillTime } from '#adapters/time/still-time.fake.ts';
import { textBody } from '../../responses/cached-page.ts';
import { createNoticeBoard } from './notice-board.ts';
import { createSetNotices } from './set-notices.ts';

const notice = (id: string, more: Partial<Notice> = {}): Notice => ({
  id,
  text: `<${id}>`,
  level: 'info',
  until: 100,
  link: null,
  sites: null,
  audience: 'everybody',
  required: false,
  ...more,
});
const dead: Failure = { kind: 'unavailable', upstream: 'main-api', cause: new Error('gone') };
const main = { site: 'lapunk', app: false };

const boardOf = (...remembered: (readonly Notice[])[]) => {
  let now = 0;
  let drawings = 0;
  let answer: () => ResultAsync<readonly Notice[], Failure> = () => okAsync([]);
  const kept: (readonly Notice[])[] = [...remembered];
  let changes = 0;
  const board = createNoticeBoard({
    notices: { standing: () => answer() },
    clock: { now: () => now },
    time: stillTime(),
    render: (notices) => {
      drawings += 1;
      return notices.map(({ id }) => `[${id}]`).join('');
    },
    onChange: () => void (changes += 1),
    memory: { recall: async () => kept.at(-1) ?? [], keep: async (notices) => void kept.push(notices) },
  });
  return {
    board,
    kept,
    timesDrawn: () => drawings,
    timesChanged: () => changes,
    at: (second: number) => void (now = second),
    answers: (next: typeof answer) => void (answer = next),
  };
};

describe('the notice board of a web node', () => {
  it('renders the notices of a place once', async () => {
    const { board, answers, timesDrawn } = boardOf();
    answers(() => okAsync([notice('a'), notice('b', { sites: ['g7'] }), notice('c', { audience: 'app' })]));
    expect(board.at(main)).toBe('');
    await board.look();
    expect([board.at(main), board.at(main), board.at({ site: 'g7', app: false })]).toEqual(['[a]', '[a]', '[a][b]']);
    expect(board.at({ ...main, app: true })).toBe('[a][c]');
    expect(timesDrawn()).toBe(3);
  });

  it('expires each notice at its second, even while the main API is down', async () => {
    const { board, answers, at } = boardOf();
    answers(() => okAsync([notice('a', { until: 50 }), notice('b')]));
    await board.look();
    answers(() => errAsync(dead));
    await board.look();
    const seen = [49, 50, 99, 100].map((second) => {
      at(second);
      return board.at(main);
    });
    expect(seen).toEqual(['[a][b]', '[b]', '[b]', '']);
    expect(board.isEmpty()).toBe(true);
  });

  it('is empty where the main API knows no such call', async () => {
    const { board, answers } = boardOf();
    answers(() => okAsync([notice('a')]));
    await board.look();
    answers(() => errAsync({ kind: 'not-found', upstream: 'main-api', cause: null }));
    await board.look();
    expect(board.at(main)).toBe('');
  });

  it('shows the previous process’s notices until they expire, while the main API is down', async () => {
    const { board, answers, at, kept } = boardOf([notice('a', { until: 50 }), notice('b')]);
    answers(() => errAsync(dead));
    await board.recall();
    await board.look();
    expect(board.at(main)).toBe('[a][b]');
    at(50);
    expect(board.at(main)).toBe('[b]');
    answers(() => okAsync([]));
    await board.look();
    expect([board.at(main), kept.at(-1)]).toEqual(['', []]);
  });

  it('prefers received notices to stored ones, and stores each update once', async () => {
    const { board, answers, kept } = boardOf([notice('old')]);
    answers(() => okAsync([notice('new')]));
    await board.look();
    await board.recall();
    await board.look();
    expect([board.at(main), kept.length]).toEqual(['[new]', 2]);
  });

  it('reports a change after the start, for pages that caches in front hold', async () => {
    const { board, answers, timesChanged } = boardOf();
    answers(() => okAsync([notice('a')]));
    await board.look();
    await board.look();
    expect(timesChanged()).toBe(0);
    answers(() => okAsync([]));
    await board.look();
    expect(timesChanged()).toBe(1);
  });

  it('goes by the newest question, whichever is answered last', async () => {
    const { board, answers } = boardOf();
    const late = Promise.withResolvers<readonly Notice[]>();
    answers(() => ResultAsync.fromSafePromise(late.promise));
    const first = board.look();
    answers(() => okAsync([]));
    await board.look();
    late.resolve([notice('ended')]);
    await first;
    expect(board.at(main)).toBe('');
  });
});

const page = (
  site: string,
  to = 'web',
  caching = 'public, max-age=5, stale-while-revalidate=5, stale-if-error=60',
  more: readonly string[] = ['x-own', '1'],
) =>
  textBody(
    `<body><div id="kozlemenyek" data-of="${site}" data-to="${to}" aria-live="polite"></div><div id="app">x</div>`,
    'text/html',
    caching,
    more,
  );

describe('a document that is sent', () => {
  const standing = async () => {
    const used = boardOf();
    used.answers(() => okAsync([notice('a', { sites: ['lapunk'] })]));
    await used.board.look();
    return { ...used, set: createSetNotices(used.board) };
  };

  it('is unchanged without a notice', async () => {
    const { set, at } = await standing();
    const [other, none] = [page('g7'), textBody('<p>', 'text/html', 'no-store', [])];
    expect(set.intoBody(other)).toBe(other);
    expect(set.intoBody(none)).toBe(none);
    at(100);
    const own = page('lapunk');
    expect(set.intoBody(own)).toBe(own);
    expect(set.intoText('<p>')).toBe('<p>');
  });

  it('contains the notices with a separate ETag and a short TTL', async () => {
    const { set } = await standing();
    const body = page('lapunk');
    const made = set.intoBody(body);
    expect(made.identity.toString()).toContain('aria-live="polite">[a]</div><div id="app">x</div>');
    expect(made.etag).not.toBe(body.etag);
    expect(made.etag).toMatch(/^W\/"[\w-]+"$/);
    const head = made.variants.get('identity')?.head ?? [];
    expect(head[head.indexOf('cache-control') + 1]).toBe('public, max-age=5');
    expect(head[head.indexOf('content-length') + 1]).toBe(String(made.identity.length));
    expect(head.slice(0, 2)).toEqual(['x-own', '1']);
    expect(head.filter((one) => one === 'etag')).toHaveLength(1);
    expect(set.intoBody(body)).toBe(made);
  });

  it('with notices has no lifetime for the edge alone, but its keys', async () => {
    const { set } = await standing();
    const caching = 'public, max-age=5, s-maxage=30, stale-while-revalidate=5';
    for (const name of ['surrogate-control', 'cdn-cache-control']) {
      const made = set.intoBody(page('lapunk', 'web', caching, [name, 'max-age=30', 'xkey', 'p']));
      const head = made.variants.get('identity')?.head ?? [];
      expect(head.slice(0, 2)).toEqual(['xkey', 'p']);
      expect(head[head.indexOf('cache-control') + 1]).toBe('public, max-age=5');
      expect(head).not.toContain('max-age=30');
    }
  });

  it('remains private', async () => {
    const { set } = await standing();
    const head = set.intoBody(page('lapunk', 'web', 'private, no-store')).variants.get('identity')?.head ?? [];
    expect(head[head.indexOf('cache-control') + 1]).toBe('private, no-store');
  });

  it('loses it at its end, back to the very copy', async () => {
    const { set, at } = await standing();
    const body = page('lapunk');
    expect(set.intoBody(body)).not.toBe(body);
    at(100);
    expect(set.intoBody(body)).toBe(body);
  });

  it('may be a text', async () => {
    const { set } = await standing();
    expect(set.intoText('é<div id="kozlemenyek" data-of="lapunk" data-to="web"></div>é')).toBe(
      'é<div id="kozlemenyek" data-of="lapunk" data-to="web">[a]</div>é',
    );
  });
});
