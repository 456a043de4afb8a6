import { describe, expect, it } from 'vitest';
import { readablePart } from '../../main-api/articles/readable-part.ts';
import { withPageLinks } from './page-links.ts';

describe('a link to a place in an article', () => {
  const pages = [
    '<p><a class="x" href="#jegyzet">1</a> <a href=\'#itt\'>2</a> <a href="#nincs">3</a> <a href="#el%C5%91">4</a></p><p id="itt">a</p>',
    '<p id="jegyzet">b <a href="#itt">vissza</a></p>',
    '<h2><a name="elő"></a>c</h2><p id="jegyzet">d</p>',
  ];

  it('leads to the page on which that is, and stays as it is on its own page', () => {
    expect(withPageLinks(pages, 0)).toBe(
      '<p><a class="x" href="?oldal=2#jegyzet">1</a> <a href=\'#itt\'>2</a> <a href="#nincs">3</a> <a href="?oldal=3#el%C5%91">4</a></p><p id="itt">a</p>',
    );
    expect(withPageLinks(pages, 1)).toBe('<p id="jegyzet">b <a href="?oldal=1#itt">vissza</a></p>');
    expect(withPageLinks(pages, 2)).toBe(pages[2]);
  });

  it('leads into no closed part of who may not read it', () => {
    const closed = [pages[0] ?? '', `<!-- gate -->${pages[1]}`];
    expect(readablePart(closed, 1, true, false)?.content).toContain('href="#jegyzet"');
    expect(readablePart(closed, 1, true, true)?.content).toContain('href="?oldal=2#jegyzet"');
  });
});
