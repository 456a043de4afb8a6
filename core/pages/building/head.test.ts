import { describe, expect, it } from 'vitest';
import type { PublishedCard } from '../../editorial/articles/article.ts';
import { listDescription } from './head.ts';

const card = (title: string, more: Partial<PublishedCard> = {}) =>
  ({ title, adult: false, pr: false, ...more }) as PublishedCard;

describe('the description of a list', () => {
  it('is its name and its three newest headlines, each once', () => {
    expect(
      listDescription(
        'Belföld',
        ['a', 'a', 'b', 'c', 'd'].map((title) => card(title)),
      ),
    ).toBe('Belföld: a; b; c');
  });

  it('excludes results, adult content and advertisements', () => {
    expect(
      listDescription('Sport', [
        card('3–1', { result: true }),
        card('x', { adult: true }),
        card('z', { pr: true }),
        card('y'),
      ]),
    ).toBe('Sport: y');
  });

  it('is only the name for a list without articles', () => {
    expect(listDescription('Duna', [])).toBe('Duna');
  });
});
