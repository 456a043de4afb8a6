import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type HalfRead,
  nothingRead,
  parseReading,
  readingText,
  type SavedArticle,
  withoutPlace,
  withoutSaved,
  withPlace,
  withSaved,
} from './reading.ts';

const now = 1_711_627_500;
const day = 86_400;
const article = (path: string, changes: Partial<SavedArticle> = {}): SavedArticle => ({
  path,
  title: `Cikk: ${path}`,
  pages: 1,
  at: now,
  ...changes,
});
const place = (path: string, changes: Partial<HalfRead> = {}): HalfRead => ({
  path,
  page: 1,
  paragraph: 5,
  title: `Cikk: ${path}`,
  at: now,
  ...changes,
});

const paths = fc.stringMatching(/^\/[a-z][a-z0-9/-]{0,12}$/);
const change = fc.oneof(
  fc.record({ kind: fc.constant('save' as const), path: paths }),
  fc.record({ kind: fc.constant('remove' as const), path: paths }),
  fc.record({
    kind: fc.constant('read' as const),
    path: paths,
    paragraph: fc.nat(500),
    page: fc.integer({ min: 1, max: 9 }),
  }),
);
const readings = fc.array(change, { maxLength: 200 }).map((changes) =>
  changes.reduce((reading, one) => {
    if (one.kind === 'save') return withSaved(reading, article(one.path));
    return one.kind === 'remove'
      ? withoutSaved(reading, one.path)
      : withPlace(reading, place(one.path, { page: one.page, paragraph: one.paragraph }));
  }, nothingRead),
);

describe('the stored reading state', () => {
  it('survives any text at all, and gives nothing but paths of our own', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), fc.constant(null)), (text) => {
        const { saved, half } = parseReading(text, now);
        for (const { path } of [...saved, ...half])
          expect(new URL(path, 'https://lapunk.example').origin).toBe('https://lapunk.example');
      }),
    );
  });

  it('survives any junk in the right places', () => {
    const junk = fc.oneof(
      fc.anything(),
      fc.record({
        path: fc.oneof(fc.string(), fc.webUrl(), paths),
        title: fc.anything(),
        pages: fc.anything(),
        page: fc.anything(),
        paragraph: fc.anything(),
        at: fc.anything(),
      }),
    );
    fc.assert(
      fc.property(fc.array(junk), fc.array(junk), (saved, half) => {
        let text: string;
        try {
          text = JSON.stringify({ version: 1, saved, half });
        } catch {
          return;
        }
        const read = parseReading(text, now);
        for (const { path, title } of [...read.saved, ...read.half]) {
          expect(path).toMatch(/^\/[^/\\]/);
          expect(typeof title).toBe('string');
        }
      }),
    );
  });

  it.each([
    '//idegen.example/',
    '/\\idegen.example',
    'https://idegen.example/',
    'javascript:alert(1)',
    '/',
    '',
    '/a b',
    '/a#b',
  ])('never takes %s for a path', (path) => {
    expect(parseReading(JSON.stringify({ version: 1, saved: [article(path)], half: [place(path)] }), now)).toEqual(
      nothingRead,
    );
  });

  it('is the same after it was written and read', () => {
    fc.assert(
      fc.property(readings, (reading) => {
        expect(parseReading(readingText(reading), now)).toEqual(reading);
      }),
    );
  });

  it('is never more than a hundred articles and fifty places, each once, the newest first', () => {
    const many = Array.from({ length: 150 }, (_, index) => `/c${index}`);
    const reading = many.reduce(
      (before, path) => withPlace(withSaved(before, article(path)), place(path)),
      nothingRead,
    );
    expect([reading.saved.length, reading.half.length]).toEqual([100, 50]);
    expect([reading.saved[0]?.path, reading.half[0]?.path]).toEqual(['/c149', '/c149']);
    const again = withSaved(reading, article('/c120'));
    expect(again.saved.filter(({ path }) => path === '/c120')).toHaveLength(1);
    expect(again.saved[0]?.path).toBe('/c120');
    expect(again.saved).toHaveLength(100);
  });

  it('deletes a position after 30 days, a saved article never', () => {
    const text = readingText({
      saved: [article('/a', { at: now - 400 * day })],
      half: [place('/b', { at: now - 30 * day - 1 }), place('/c', { at: now - 29 * day })],
    });
    const { saved, half } = parseReading(text, now);
    expect(saved.map(({ path }) => path)).toEqual(['/a']);
    expect(half.map(({ path }) => path)).toEqual(['/c']);
  });

  it('keeps the furthest place, and takes the way back for no loss', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ page: fc.integer({ min: 1, max: 4 }), paragraph: fc.nat(40) }), { minLength: 1 }),
        (steps) => {
          const { half } = steps.reduce((reading, step) => withPlace(reading, place('/a', step)), nothingRead);
          const furthest = Math.max(...steps.map(({ page, paragraph }) => page * 1000 + paragraph));
          expect(half.map(({ page, paragraph }) => page * 1000 + paragraph)).toEqual([furthest]);
        },
      ),
    );
    expect(withoutPlace(withPlace(nothingRead, place('/a')), '/a')).toEqual(nothingRead);
  });

  it('starts over with data from another version', () => {
    expect(parseReading(JSON.stringify({ version: 2, saved: [article('/a')], half: [] }), now)).toEqual(nothingRead);
  });

  it('has a text form that allows an early lookup by path', () => {
    expect(
      readingText(withPlace(nothingRead, { title: 'Cím', at: now, paragraph: 4, page: 2, path: '/a/b' })),
    ).toContain('"/a/b","page"');
    expect(readingText(withSaved(nothingRead, article('/a/b')))).not.toContain('"/a/b","page"');
  });
});
