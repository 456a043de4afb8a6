import { describe, expect, it } from 'vitest';
import { carryInHtml } from './carry-in-html.ts';

const field = '<input type="hidden" name="isMobileApp" value="1"/>';

describe('carryInHtml', () => {
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
    ['<form class="x" method="post" action="/a">', '<form class="x" method="post" action="/a?isMobileApp=1">'],
    ['<form action="//masik.example/">', '<form action="//masik.example/">'],
    ['<form data-action="/a">', '<form data-action="/a">'],
  ])('turns %s into %s', (html, expected) => {
    expect(carryInHtml(html)).toBe(expected);
    expect(carryInHtml(expected)).toBe(expected);
  });

  it.each(['<form class="x" action="/a" role="search">', '<form action="/a" method="get">'])(
    'adds the flag as a field to %s, because the browser replaces the query of its action',
    (form) => {
      expect(carryInHtml(`${form}<p></p></form>`)).toBe(`${form}${field}<p></p></form>`);
    },
  );
});
