import { describe, expect, it } from 'vitest';
import { createNextPublication } from './next-publication.ts';

describe('the next publication, as a web node knows it', () => {
  it('is the one of the last response, minus the elapsed time', () => {
    let now = 1_000_000;
    const { heard, seconds } = createNextPublication(() => now);
    expect(seconds()).toBe(Infinity);
    heard(new Headers({ 'next-publication': '90' }));
    now += 30_000;
    expect(seconds()).toBe(60);
    now += 61_000;
    expect(seconds()).toBe(0);
    heard(new Headers({ 'next-publication': 'hamarosan' }));
    expect(seconds()).toBe(Infinity);
    heard(new Headers({ 'next-publication': '5' }));
    heard(new Headers());
    expect(seconds()).toBe(Infinity);
  });
});
