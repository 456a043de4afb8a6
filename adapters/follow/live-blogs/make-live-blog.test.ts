import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FollowedEntry } from '#adapters/newsroom-contract/follow.ts';
import { makeLiveBlog } from './make-live-blog.ts';

/** 2026-11-28 12:00 in Budapest. */
const publishedAt = Date.parse('2026-11-28T11:00:00Z') / 1000;
const hour = 3_600;

interface Entry {
  readonly id: string;
  readonly title: string;
  readonly at: string;
  readonly text: string;
}

const entriesIn = (html: string): readonly Entry[] =>
  [...html.matchAll(/<!-- post (.*?) -->\n([\s\S]*?)(?=\n<!-- post |$)/g)].map(([, head = '', text = '']) => {
    const { id, title = '', publishedAt: at } = JSON.parse(head) as Record<string, string>;
    return { id: id ?? '', title, at: at ?? '', text };
  });

const stored = (entries: readonly Entry[]): readonly FollowedEntry[] =>
  entries.map(({ id, title, at, text }) => ({
    id,
    title,
    html: text,
    publishedAt: Date.parse(at) / 1000,
    isRemoved: false,
  }));

const make = (html: string, known: readonly FollowedEntry[] = [], now = publishedAt + hour) =>
  makeLiveBlog(html, known, { zone: 'Europe/Budapest', publishedAt, now });
const entry = (title: string, text = `${title} szövege.`): string => `<h2>${title}</h2>\n<p>${text}</p>`;
const brief = (html: string) => entriesIn(html).map(({ id, title }) => `${id} ${title}`);

describe('a text with headings', () => {
  it('is an introduction and entries, the newest on top', () => {
    const made = make(`<p>Bevezető.</p><hr>${entry('Kettő')}<hr>${entry('Egy')}`);
    expect(made.html).toMatch(/^<p>Bevezető\.<\/p>\n<!-- post/);
    expect(brief(made.html)).toEqual(['2 Kettő', '1 Egy']);
    expect(entriesIn(made.html).map(({ text }) => text)).toEqual(['<p>Kettő szövege.</p>', '<p>Egy szövege.</p>']);
  });

  it('has the times of its headings, over midnight too, whichever end is the newest', () => {
    const written = [entry('23:50 – Kezdet'), entry('0:10 Éjfél után'), entry('[00:30] Vége')];
    const began = Date.parse('2026-11-28T22:55:00Z') / 1000;
    const time = { zone: 'Europe/Budapest', publishedAt: began, now: began + 2 * hour };
    const expected = [
      { title: 'Vége', at: '2026-11-28T23:30:00Z' },
      { title: 'Éjfél után', at: '2026-11-28T23:10:00Z' },
      { title: 'Kezdet', at: '2026-11-28T22:50:00Z' },
    ];
    for (const html of [written, written.toReversed()])
      expect(entriesIn(makeLiveBlog(html.join(''), [], time).html)).toMatchObject(expected);
  });

  it('has smaller headings within its entries, and opens blocks that group them', () => {
    const made = make(`<div><h2>Egy</h2><p>a</p><h3>Alcím</h3><p>b</p></div><div><p>c</p></div>`);
    expect(entriesIn(made.html)).toMatchObject([
      { title: 'Egy', text: '<p>a</p><h3>Alcím</h3><p>b</p><div><p>c</p></div>' },
    ]);
    expect(brief(make('<h3>Kettő</h3><p>b</p><h3>Egy</h3><p>a</p>').html)).toEqual(['2 Kettő', '1 Egy']);
  });

  it('shows a heading without text as an entry, and none where there is no heading', () => {
    expect(entriesIn(make('<h2>13:00 Gól!</h2>').html)).toMatchObject([{ title: '', text: '<p>Gól!</p>' }]);
    expect(make('<p>Még semmi.</p>')).toMatchObject({ html: '<p>Még semmi.</p>', entries: 0 });
  });

  it.each([
    ['14:32 – Gól', '14:32', 'Gól'],
    ['14.32 – Gól', '14:32', 'Gól'],
    ['(9.05) Gól', '09:05', 'Gól'],
    ['14:32', '14:32', ''],
    ['14:32:05 Gól', '14:32', 'Gól'],
  ])('reads the time of a heading: %s', (heading, time, title) => {
    const now = Date.parse('2026-11-28T16:00:00Z') / 1000;
    const [read] = entriesIn(make(entry(heading, 'a'), [], now).html);
    expect([read?.title, read?.at.slice(11, 16)]).toEqual([
      title,
      new Date(Date.parse(`2026-11-28T${time}:00+01:00`)).toISOString().slice(11, 16),
    ]);
  });

  it.each(['12.50 százalék', '2:1 a Fradinak', '14:32-kor gól', '25:10 Nincs ilyen', '1945. május'])(
    'leaves other numbers in the title: %s',
    (heading) => expect(entriesIn(make(entry(heading, 'a')).html)[0]?.title).toBe(heading),
  );
});

describe('an entry', () => {
  const first = make([entry('Kettő'), entry('Egy')].join(''), [], publishedAt);
  const known = stored(entriesIn(first.html));

  it('is the same after its text or its title was corrected, a new one on top, or another removed', () => {
    expect(brief(make([entry('Kettő', 'Javítva.'), entry('Egy')].join(''), known).html)).toEqual(['2 Kettő', '1 Egy']);
    expect(brief(make([entry('Javítva', 'Kettő szövege.'), entry('Egy')].join(''), known).html)).toEqual([
      '2 Javítva',
      '1 Egy',
    ]);
    expect(brief(make([entry('Három'), entry('Kettő'), entry('Egy')].join(''), known).html)).toEqual([
      '3 Három',
      '2 Kettő',
      '1 Egy',
    ]);
    expect(brief(make(entry('Egy'), known).html)).toEqual(['1 Egy']);
    expect(make('<p>Üres.</p>', known).gone).toEqual(['2', '1']);
  });

  it('keeps its time, and gets none of a removed one, whose number is not given again', () => {
    const removed = known.map((one) => ({ ...one, isRemoved: one.id === '2' }));
    const made = entriesIn(make([entry('Más'), entry('Egy')].join(''), removed).html);
    expect(made.map(({ id, at }) => `${id} ${at}`)).toEqual(['3 2026-11-28T12:00:00Z', '1 2026-11-28T11:00:00Z']);
  });

  it('keeps its identity through any edits of others, and a second reading changes nothing', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 3 });
    const some = fc.array(fc.tuple(word, word), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(some, some, fc.nat(6), (before, added, at) => {
        const html = (all: readonly (readonly [string, string])[]): string =>
          all.map(([title, text]) => entry(title, text)).join('');
        const old = entriesIn(make(html(before)).html);
        expect(make(html(before), stored(old)).html).toBe(make(html(before)).html);
        const place = Math.min(at, before.length);
        // Words of their own: an entry with the same words as another is either of them.
        const fresh = added.map(([title, text]) => [`új ${title}${added.length}`, `x${text}y`] as [string, string]);
        const after = entriesIn(make(html(before.toSpliced(place, 0, ...fresh)), stored(old)).html);
        expect(after.filter((_, index) => index < place || index >= place + fresh.length).map(({ id }) => id)).toEqual(
          old.map(({ id }) => id),
        );
        expect(new Set(after.map(({ id }) => id)).size).toBe(after.length);
      }),
    );
  });
});
