import { describe, expect, it } from 'vitest';
import { isOpinion, voiceOf } from './voice-of.ts';

const anna = { slug: 'kis-anna', name: 'Kis Anna', avatar: '/uploads/anna.jpg' };

describe('voiceOf', () => {
  it('takes the name from the front of the title, and the portrait of that author', () => {
    expect(voiceOf({ title: 'Kis Anna: A híd nem hibázott', authors: [anna] })).toEqual({
      name: 'Kis Anna',
      avatar: anna.avatar,
      title: 'A híd nem hibázott',
    });
  });

  it('gives a guest no portrait of the editor', () => {
    expect(voiceOf({ title: 'Dr. Tóth-Kovács Éva: Adják vissza a rétet', authors: [anna] })).toEqual({
      name: 'Dr. Tóth-Kovács Éva',
      avatar: null,
      title: 'Adják vissza a rétet',
    });
  });

  it('names the other authors, too', () => {
    const bela = { slug: 'nagy-bela', name: 'Nagy Béla', avatar: null };
    expect(voiceOf({ title: 'Kis Anna: A híd nem hibázott', authors: [bela, anna] }).name).toBe('Kis Anna, Nagy Béla');
  });

  it('does not change a title that begins with anything but a name', () => {
    for (const title of ['Mit tanultam a csengőről?', 'Belföld: A híd', 'Aki várt: mindent ért', 'Kis Anna: a híd']) {
      expect(voiceOf({ title, authors: [anna] })).toEqual({ name: 'Kis Anna', avatar: anna.avatar, title });
    }
  });
});

describe('isOpinion', () => {
  it('goes by the section', () => {
    expect(isOpinion({ section: { slug: 'velemeny' } })).toBe(true);
    expect(isOpinion({ section: null })).toBe(false);
  });
});
