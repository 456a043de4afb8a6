import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Body, BodyNode } from './body.ts';
import { outerLinks } from './outer-links.ts';
import { plainText } from './plain-text.ts';
import { placeInserts } from './place-inserts.ts';
import { textPauses } from './text-pauses.ts';

const p = (text: string): BodyNode => ({ tag: 'p', children: [text] });
const heading: BodyNode = { tag: 'h2', children: ['Közcím'] };
const picture: BodyNode = { embed: { kind: 'picture', image: { path: '/uploads/a.jpg', alt: '' } } };
const paragraphs = (count: number): Body => Array.from({ length: count }, () => p('Egy mondat.'));

const node = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom('Vége.', '„Vége!”', 'Vége…', 'és aztán', 'kettőspont:', '').map(p) },
  { weight: 1, arbitrary: fc.constantFrom(heading, picture) },
);
const bodies = fc.array(node, { maxLength: 80 });

describe('textPauses', () => {
  it('are between two paragraphs and before a chapter', () => {
    expect(textPauses([p('Egy.'), p('„Kettő!”'), heading, p('Három.')])).toEqual([1, 2]);
  });

  it('are not within a sentence, after a heading, or beside a picture', () => {
    expect(textPauses([p('Egy, és'), p('kettő.'), picture, p('Három.'), heading, p('Négy')])).toEqual([4]);
    expect(textPauses([heading, p('Egy.')])).toEqual([]);
    expect(textPauses([{ tag: 'h2', children: ['Vége?'] }, p('Egy.')])).toEqual([]);
    expect(textPauses([p('Egy.'), 'szó', p('Kettő.'), { tag: 'ul', children: [] }])).toEqual([]);
  });

  it('finds the end of a sentence anywhere in its paragraph', () => {
    const ends: readonly BodyNode[] = [
      { tag: 'p', children: ['Egy ', { tag: 'em', children: ['vége.'] }, ' \n'] },
      { tag: 'p', children: [' Vége.', picture] },
    ];
    for (const before of ends) expect(textPauses([before, p('Új.')])).toEqual([1]);
    expect(textPauses([{ tag: 'p', children: ['Vége. ', { tag: 'em', children: ['De'] }] }, p('Új.')])).toEqual([]);
  });
});

describe('placeInserts', () => {
  it('lets four paragraphs be read before the first ad, and four more before the further reading', () => {
    expect(placeInserts(paragraphs(14), ['ad', 'related'])).toEqual([
      { insert: 'ad', before: 4 },
      { insert: 'related', before: 8 },
    ]);
    expect(placeInserts(paragraphs(14), ['related'])).toEqual([{ insert: 'related', before: 4 }]);
  });

  it('inserts nothing into a short text, or when there is nothing to insert', () => {
    expect(placeInserts(paragraphs(5), ['ad'])).toEqual([]);
    expect(placeInserts(paragraphs(50), [])).toEqual([]);
  });

  it('reads on only in paragraphs, and puts nothing before the last one', () => {
    expect(
      placeInserts(
        [...Array.from({ length: 4 }, () => [p('Egy.'), picture, heading, 'szó']).flat(), p('Öt.'), p('Hat.')],
        ['ad'],
      ),
    ).toEqual([]);
    expect(placeInserts([...paragraphs(3), heading, p('Négy.'), p('Öt.'), p('Hat.')], ['ad'])).toEqual([
      { insert: 'ad', before: 5 },
    ]);
    expect([5, 6].map((count) => placeInserts(paragraphs(count), ['ad']).length)).toEqual([0, 1]);
  });

  it('puts things at pauses only, apart from each other, with something left to read', () => {
    fc.assert(
      fc.property(bodies, fc.subarray(['ad' as const, 'related' as const]), (body, wanted) => {
        const pauses = textPauses(body);
        const places = placeInserts(body, wanted);
        expect(places.length).toBeLessThanOrEqual(4);
        places.forEach(({ insert, before }, at) => {
          expect(pauses).toContain(before);
          expect(wanted).toContain(insert);
          const read = body
            .slice(places[at - 1]?.before ?? 0, before)
            .filter((one) => typeof one === 'object' && 'tag' in one && one.tag === 'p');
          expect(read.length).toBeGreaterThanOrEqual(4);
          expect(body.slice(before).length).toBeGreaterThanOrEqual(2);
        });
      }),
    );
  });
});

describe('outerLinks', () => {
  it('lists external links in reading order, with repeats', () => {
    const link = (href: string): BodyNode => ({ tag: 'a', attributes: { href }, children: ['x'] });
    const [one, other] = ['https://egy.example/', 'http://ketto.example/'];
    expect(
      outerLinks([
        { tag: 'p', children: [link(other), { tag: 'em', children: [link('/rovat/x'), link(one)] }] },
        picture,
        { tag: 'p', children: [link(other)] },
      ]),
    ).toEqual([other, one, other]);
    expect(
      outerLinks([
        link('/ki?hova=https://egy.example/'),
        link('mailto:a@b.example'),
        { tag: 'a', children: ['x'] },
        link('HTTPS://EGY.example/'),
      ]),
    ).toEqual(['HTTPS://EGY.example/']);
  });
});

describe('plainText', () => {
  it('is the words in one line: blocks apart, marked words whole, embeds left out', () => {
    const body: Body = [
      ' ',
      { tag: 'p', children: ['Egy', { tag: 'em', children: ['etlen'] }, '\n\n  sor'] },
      picture,
      { tag: 'p', children: ['bal', picture, 'jobb', ' '] },
    ];
    expect(plainText(body)).toBe('Egyetlen sor bal jobb');
    expect(plainText([picture])).toBe('');
  });
});
