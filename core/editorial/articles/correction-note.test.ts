import { describe, expect, it } from 'vitest';
import { correctionNote } from './correction-note.ts';
import { textOf } from './text-of.ts';

const at = 1_711_627_500;
const plain = { at, reason: 'Elírtuk a gát hosszát.', wordings: null };
const noteOf = (corrections: Parameters<typeof correctionNote>[0]['corrections'], english = false) =>
  correctionNote({ corrections, english }, 'Europe/Budapest', '/javitasok');

describe('the note under a corrected article', () => {
  it('is nothing without corrections', () => {
    expect(noteOf([])).toEqual([]);
  });

  it('is a box with a date and a reason, without missing wordings', () => {
    const [box] = noteOf([plain]);
    expect(box).toMatchObject({
      tag: 'aside',
      children: [{ tag: 'h2', children: ['Javítás'] }, { tag: 'p' }, { tag: 'p' }],
    });
    expect(textOf([box!])).toContain('2024. március 28. – Elírtuk a gát hosszát.');
    expect(JSON.stringify(box)).toContain('"dateTime":"2024-03-28T13:05:00+01:00"');
  });

  it('leads to all that was put right', () => {
    expect(JSON.stringify(noteOf([plain]))).toContain('"href":"/javitasok"');
  });

  it('quotes both wordings, and has a plural form', () => {
    const text = textOf(
      noteOf([plain, { at: at + 60, reason: 'Újra.', wordings: { before: '9 km', after: '19 km' } }]),
    );
    expect(text).toMatch(/^Javítások.*Elírtuk.*Újra\..*Korábban.*9 km.*Helyesen.*19 km/s);
  });

  it('speaks English under an English article, with the year', () => {
    const text = textOf(noteOf([plain], true));
    expect(text).toContain('Correction');
    expect(text).toContain('28 March 2024');
  });
});
