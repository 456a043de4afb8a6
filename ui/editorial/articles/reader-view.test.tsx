// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { ArticleContent } from '#core/pages/article/article-content.ts';
import type { Body } from '#core/editorial/articles/body.ts';
import { articleContentOf, frameOf } from '../../screens/pages.fixtures.ts';
import { ArticlePage } from './article-page.tsx';
import { readerView } from './reader-view.fake.ts';

const paragraph = (at: number): Body[number] => ({
  tag: 'p',
  children: [`A(z) ${at}. bekezdés elég hosszú ahhoz, hogy szövegnek számítson, és van benne vessző is, kettő.`],
});
const facts: Body[number] = {
  tag: 'aside',
  children: [
    { tag: 'h3', children: ['Számokban'] },
    { tag: 'ul', children: [{ tag: 'li', children: ['Hossz: 174 perc'] }] },
  ],
};
const lead = 'A bevezető mindig megmarad, akármilyen hosszú is a cikk.';

const view = (changes: Partial<ArticleContent['article']>) => {
  const content = articleContentOf({
    lead,
    contentHighlight: '„Hatvan évig úgy néztem a betűt, mint más a madarat.”',
    body: [...Array.from({ length: 60 }, (_, at) => paragraph(at)), facts],
    ...changes,
  });
  const page = document.implementation.createHTMLDocument(content.article.title);
  page.body.innerHTML = `<main>${renderToStaticMarkup(<ArticlePage content={content} frame={frameOf()} />)}</main>`;
  expect(page.querySelectorAll('.ad').length).toBeGreaterThan(0);
  return readerView(page);
};

// Readability 0.6.0 deletes every <aside>, and headers that score below a fifth of the text.
describe('in a reader view', () => {
  it.each([
    ['an article', {}],
    ['a longform', { type: 'longform' as const }],
  ])('%s keeps its lead, paragraphs and facts, and no advertisement', (_, changes) => {
    expect(view(changes)).toMatchObject({ lost: [], shown: [] });
  });
});
