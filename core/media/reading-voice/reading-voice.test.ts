import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Body } from '../../editorial/articles/body.ts';
import { chartFigure } from '../../editorial/charts/chart-figure.ts';
import { localVoice, type Voice } from './local-voice.ts';
import { readablePieces } from './readable-pieces.ts';
import { beginReading, type ReadingAloud, type ReadingStep, readOn, sentenceNow } from './reading-aloud.ts';
import { maxUtterance, sentencesOf } from './sentences.ts';

const read = (body: Body): readonly string[] => readablePieces(body).map(({ text }) => text);
const p = (...children: Body): Body[number] => ({ tag: 'p', children });

describe('the text that is read aloud', () => {
  it('is headings, paragraphs, items, quotations and facts, in their order', () => {
    const body: Body = [
      { tag: 'h2', children: ['Mit jelent?'] },
      p('Első ', { tag: 'strong', children: ['fontos'] }, { tag: 'br', children: [] }, 'mondat.'),
      {
        tag: 'ul',
        children: [
          ' ',
          { tag: 'li', children: ['egy', { tag: 'ul', children: [{ tag: 'li', children: ['belső'] }] }] },
        ],
      },
      { tag: 'blockquote', children: [p('Idézet.'), { tag: 'cite', children: ['Valaki'] }] },
      { tag: 'aside', children: [{ tag: 'h3', children: ['Tények'] }, p('Hatan voltak.')] },
      {
        tag: 'dl',
        children: [
          { tag: 'dt', children: ['szó'] },
          { tag: 'dd', children: ['jelentés'] },
        ],
      },
    ];
    expect(read(body)).toEqual([
      'Mit jelent?',
      'Első fontos mondat.',
      'egy',
      'belső',
      'Idézet.',
      'Valaki',
      'Tények',
      'Hatan voltak.',
      'szó',
      'jelentés',
    ]);
  });

  it('is the caption of a table and the title of a chart, and none of their figures', () => {
    const chart = chartFigure({
      kind: 'bars',
      language: 'hu',
      title: 'Vízállás',
      unit: 'cm',
      source: 'Forrás: vízügy',
      rowName: 'Hely',
      series: ['Ma'],
      rows: [{ label: 'Ludasér', cells: [{ value: 700, text: '700' }] }],
    });
    const table: Body[number] = {
      tag: 'table',
      children: [
        { tag: 'caption', children: ['Órák száma'] },
        { tag: 'tbody', children: [{ tag: 'tr', children: [{ tag: 'td', children: ['12'] }] }] },
      ],
    };
    expect(read([chart, table])).toEqual(['Vízállás cm', 'Órák száma']);
  });

  it('excludes pictures, embeds, hidden parts and unknown elements', () => {
    const image = { path: '/uploads/a.jpg', alt: 'Rajz', caption: 'Felirat', credit: 'Fotó' };
    expect(
      read([
        'szöveg kívül',
        { embed: { kind: 'picture', image } },
        { embed: { kind: 'quiz', quizId: '1', title: 'Kvíz' } },
        { tag: 'figure', children: [{ tag: 'figcaption', children: ['Felirat'] }] },
        { tag: 'details', children: [{ tag: 'summary', children: ['Megoldás'] }, p('Hat.')] },
        p('A vége: ', { tag: 'hidden-inline', children: ['meghal'] }, '.'),
        { tag: 'hr', children: [] },
        p(' … '),
      ]),
    ).toEqual(['A vége: .']);
    const boxes = ['read-also', 'disclaimer'].map((className) => ({
      tag: 'aside',
      attributes: { className },
      children: [p('Más cikk.')],
    }));
    const ad = { tag: 'aside', attributes: { className: 'ad' }, children: [p('Hirdetés')] };
    const open = { tag: 'details', attributes: { open: true }, children: [p('Látszik.')] };
    const facts = { tag: 'section', attributes: { className: 'facts' }, children: [p('Hatan voltak.')] };
    expect(readablePieces([...boxes, ad, open, facts] as never).map(({ text }) => text)).toEqual([
      'Látszik.',
      'Hatan voltak.',
    ]);
  });

  it('has every word regardless of markup, without ruby text and deletions', () => {
    const word = (tag: 'bdi' | 'bdo' | 'ins' | 'ruby' | 'rt' | 'del', ...children: Body): Body[number] => ({
      tag,
      children,
    });
    expect(
      read([
        p(
          word('bdi', 'egy '),
          word('bdo', 'kettő '),
          word('ruby', 'három', word('rt', 'hárəm')),
          word('del', 'X'),
          word('ins', ' négy'),
        ),
      ]),
    ).toEqual(['egy kettő három négy']);
  });

  it('keeps no-break spaces in numbers, and drops decorative characters', () => {
    expect(read([p('12\u00a0345\u00a0Ft,\n  meg\u00adtakarítás\u2060 – igen')])).toEqual([
      '12\u00a0345\u00a0Ft, megtakarítás – igen',
    ]);
  });
});

describe('the sentences of a text', () => {
  it.each([
    ['Egy mondat. Még egy! Harmadik? „Negyedik.” Ötödik…', 5],
    [
      'A polgármester, dr. Kovács J. Béla szerint 2026. november 24-én, pl. a XII. Kerületben, kb. 12. Alkalommal jött.',
      1,
    ],
    ['Az Alfa Kft. Budapesten, a Béta Zrt. Győrben működik, stb. és így tovább.', 1],
    ['It opens at six. Mr. Smith locks it. Why?', 3],
    ['Három pont... Aztán vége.', 2],
    ['3,5 százalék és 14.30-kor indul. 12 ember jött.', 2],
  ])('%s', (text, count) => {
    expect(sentencesOf(text)).toHaveLength(count);
  });

  it('are cut at a pause when too long, but never within a date or an amount', () => {
    const clause = 'egy hosszú tagmondat 12\u00a0345\u00a0forintról, ';
    for (const part of sentencesOf(clause.repeat(20).trim())) expect(part).toMatch(/^egy .*,$/);
  });

  const word = fc.stringMatching(/^[a-zA-ZáÉőŰ0-9„”.,;!?–]{1,12}$/);
  it('joined are the whole text, and none is too long', () => {
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 1, maxLength: 120 }),
        fc.integer({ min: 15, max: 220 }),
        (words, maxLength) => {
          const text = words.join(' ');
          const sentences = sentencesOf(text, maxLength);
          expect(sentences.join(' ')).toBe(text);
          for (const one of sentences) expect(one.length).toBeLessThanOrEqual(maxLength);
        },
      ),
    );
    expect(sentencesOf('a'.repeat(500))).toEqual(['a'.repeat(500)]);
    expect(maxUtterance).toBeLessThanOrEqual(200);
  });
});

describe('the voice', () => {
  const voice = fc.record<Voice>({
    lang: fc.constantFrom('hu-HU', 'hu_HU', 'HU', 'en-US', 'en-GB', 'ro-RO', 'hun', ''),
    localService: fc.boolean(),
    default: fc.boolean(),
  });
  it('is one of the device’s own in the language asked for, its favourite first, or none', () => {
    fc.assert(
      fc.property(fc.array(voice), fc.constantFrom('hu', 'en'), (voices, language) => {
        const chosen = localVoice(voices, language);
        const fit = voices.filter(
          ({ lang, localService }) =>
            localService && [language, language.toUpperCase()].includes(lang.slice(0, 2)) && lang !== 'hun',
        );
        expect(chosen === null).toBe(fit.length === 0);
        if (chosen === null) return;
        expect(fit).toContain(chosen);
        expect(chosen.default).toBe(fit.some((one) => one.default));
      }),
    );
    expect(localVoice([{ lang: 'hu-HU', default: true } as Voice], 'hu')).toBeNull();
  });
});

describe('reading aloud', () => {
  const texts = fc.array(fc.constantFrom('Egy. Kettő. Három.', 'Cím', 'Még egy! Vége.'), {
    minLength: 1,
    maxLength: 6,
  });
  const steps = fc.array(fc.constantFrom<ReadingStep>('play', 'pause', 'spoken', 'forward', 'back'), { maxLength: 60 });

  it('stays within the text, does not move while paused, and ends only at its end', () => {
    fc.assert(
      fc.property(texts, steps, (all, taken) => {
        let reading = beginReading(all) as ReadingAloud;
        for (const step of taken) {
          const next = readOn(reading, step);
          if (next === null) {
            expect(reading.piece).toBe(all.length - 1);
            return;
          }
          if (!reading.playing && step === 'spoken') expect(next).toBe(reading);
          expect(sentenceNow(next)).not.toBe('');
          reading = next;
        }
      }),
    );
  });

  it('says every sentence once, in its order', () => {
    fc.assert(
      fc.property(texts, (all) => {
        const said: string[] = [];
        for (let at = beginReading(all); at !== null; at = readOn(at, 'spoken')) said.push(sentenceNow(at));
        expect(said.join(' ')).toBe(all.join(' '));
      }),
    );
    expect(beginReading([])).toBeNull();
  });

  it('goes back to the start of the sentence, then to the one before', () => {
    const first = beginReading(['Egy. Kettő.', 'Három. Négy.']) as ReadingAloud;
    const inSecond = ['forward', 'spoken'].reduce((at, step) => readOn(at, step as ReadingStep) ?? at, first);
    const back = readOn(inSecond, 'back') as ReadingAloud;
    expect([sentenceNow(inSecond), sentenceNow(back), sentenceNow(readOn(back, 'back') as ReadingAloud)]).toEqual([
      'Négy.',
      'Három.',
      'Egy.',
    ]);
  });
});
