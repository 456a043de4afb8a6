// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import type { Page } from '#core/pages/page.ts';
import { changesPolicy } from './changes-policy.ts';

const { dataset } = document.documentElement;
const pageOf = (name: string, content: object | null = {}): Page => ({ route: { name, params: {} }, content }) as Page;
const article = (opened: boolean) => pageOf('single_article', { article: { opened } });

const standOn = (screen: string, others?: string): void => {
  dataset['screen'] = screen;
  if (others === undefined) delete dataset['thirdParties'];
  else dataset['thirdParties'] = others;
};

describe('the step to another page', () => {
  afterEach(() => standOn('index'));

  it('loads a new document between pages with third parties and pages for personal data', () => {
    standOn('single_article', '{}');
    expect(changesPolicy(pageOf('support'))).toBe(true);
    standOn('support', '');
    expect(changesPolicy(pageOf('index'))).toBe(true);
    expect(changesPolicy(pageOf('support'))).toBe(false);
  });

  it('loads a new document for gated text if third parties may have been loaded', () => {
    standOn('index', '{}');
    expect([changesPolicy(article(true)), changesPolicy(article(false))]).toEqual([true, false]);
  });

  it('stays in the document of a reader with personal pages, and media keeps playing', () => {
    standOn('single_article', '');
    expect([changesPolicy(article(true)), changesPolicy(pageOf('index'))]).toEqual([false, false]);
  });

  it('loads a new document for pages with reader input while a video plays', () => {
    standOn('index');
    dataset['pip'] = 'small';
    expect([changesPolicy(pageOf('support')), changesPolicy(pageOf('single_article'))]).toEqual([true, false]);
    delete dataset['pip'];
  });

  it('stays in the document when no third parties are configured', () => {
    standOn('index');
    expect([changesPolicy(pageOf('support')), changesPolicy(article(true))]).toEqual([false, false]);
  });
});
