import { describe, expect, it } from 'vitest';
import { commentsIn, countFolders, countPhrases, risen, sentencesOf } from './plain-english.ts';

describe('the phrases that no engineer searches for', () => {
  it.each([
    'What is told of a copy is kept.',
    'Who asks too often waits.',
    'The page is drawn anew.',
    'Nobody stores it.',
    'Pages of which there is a copy.',
  ])('counts: %s', (text) => expect(countPhrases(text)).toBeGreaterThan(0));

  it.each([
    'Evicts affected entries and returns their keys.',
    'What does the cache store?',
    'Null when the article is not public.',
    'Unix seconds.',
  ])('does not count: %s', (text) => expect(countPhrases(text)).toBe(0));

  it('are read from comments of every form, and from no code', () => {
    const source =
      "/** Nobody. */\nconst nobody = 'anew **/* so that //';\n// Made anew.\n/*\n * Who asks\n * waits.\n */\n";
    expect(commentsIn('a.ts', source)).toEqual(['Nobody.', 'Made anew.', 'Who asks waits.']);
  });

  it('may become fewer in a folder, never more', () => {
    const now = countFolders([
      { folder: 'core', text: 'Made anew.' },
      { folder: 'ui', text: 'Nobody.' },
    ]);
    expect(now).toEqual({ core: 1, ui: 1 });
    expect(risen(now, { core: 2, ui: 1 })).toEqual([]);
    expect(risen(now, { core: 1 })).toEqual(['ui: 1 phrases, at most 0']);
  });
});

describe('the length of sentences', () => {
  it('is counted only in prose', () => {
    const text =
      '# A heading\n\nOne two three. Four five.\n\n| a | table |\n```sh\nnpm test\n```\n- A list item here.\n';
    expect(sentencesOf(text)).toEqual([3, 2, 4]);
  });
});
