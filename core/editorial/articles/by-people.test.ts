import { describe, expect, it } from 'vitest';
import { byPeople } from './by-people.ts';

const authors = [{ name: 'Kis Anna' }];
const contributors = [
  { role: 'Fotó', name: 'Nagy Béla' },
  { role: 'Támogató', name: 'Harmat Takarékpénztár' },
];

describe('a byline', () => {
  it('names the authors', () => {
    expect(byPeople({ pr: false, contributors }, authors)).toEqual({ authors });
  });

  it('names the sponsor of paid content, and no author', () => {
    expect(byPeople({ pr: true, contributors }, authors)).toEqual({ authors: [], sponsor: 'Harmat Takarékpénztár' });
  });

  it('names no one when the newsroom names no sponsor', () => {
    expect(byPeople({ pr: true, contributors: contributors.slice(0, 1) }, authors)).toEqual({ authors: [] });
  });
});
