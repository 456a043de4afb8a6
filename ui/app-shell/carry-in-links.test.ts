import { describe, expect, it } from 'vitest';
import { carryInLinks } from './carry-in-links.ts';

describe('carryInLinks', () => {
  it.each([
    ['<a href="/a">', '<a href="/a?isMobileApp=1">'],
    [
      '<a class="x" href="/a?b=1&amp;c=2#d" rel="y">',
      '<a class="x" href="/a?b=1&amp;c=2&amp;isMobileApp=1#d" rel="y">',
    ],
    ['<a href="/a?isMobileApp=1">', '<a href="/a?isMobileApp=1">'],
    ['<a href="#a">', '<a href="#a">'],
    ['<a href="//masik.example/">', '<a href="//masik.example/">'],
    ['<a href="https://masik.example/">', '<a href="https://masik.example/">'],
    ['<link href="/a.css"><area>', '<link href="/a.css"><area>'],
    ['<a data-href="/a">', '<a data-href="/a">'],
  ])('turns %s into %s', (html, expected) => {
    expect(carryInLinks(html)).toBe(expected);
    expect(carryInLinks(expected)).toBe(expected);
  });
});
