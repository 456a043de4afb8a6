import { describe, expect, it } from 'vitest';
import { motifDescription } from './hu.ts';
import { drawnMotifs } from '../motifs/motifs.ts';
import { coverPath } from './picture-paths.ts';

describe('the subject of a generated cover', () => {
  it('is described in the article’s language, with different words for each motif', () => {
    const told = drawnMotifs.map((motif) => coverPath('g7', { motif, variant: 3 }));
    for (const english of [false, true])
      expect(new Set(told.map((path) => motifDescription(path, english))).size).toBe(told.length);
    expect(told.every((path) => /^Drawing: [a-z, ']+$/.test(motifDescription(path, true)))).toBe(true);
  });

  it('is empty for a photograph and a plain plate', () => {
    expect(motifDescription(coverPath('g7', { motif: 'bars', variant: 3 }), true)).toBe('');
    expect(motifDescription('/uploads/kepek/hid.jpg', true)).toBe('');
  });
});
