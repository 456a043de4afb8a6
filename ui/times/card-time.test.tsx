import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { ArticleCard } from '#core/editorial/articles/article.ts';
import { cardOf, frameOf, now } from '../screens/pages.fixtures.ts';
import { NewestColumn } from '../teasers/newest-column.tsx';
import { Teaser } from '../teasers/teaser.tsx';

const textOf = (html: string): string =>
  html
    .replace(/<!-- -->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
const blog = (more: Partial<ArticleCard>) => cardOf(1, { type: 'liveblog', live: true, ...more });
const teaser = (card: ArticleCard): string =>
  textOf(renderToString(<Teaser card={card} frame={frameOf()} look="text" level={3} />));

it('shows when a running live blog got its latest post, in teasers and in the newest column', () => {
  const running = blog({ latestPostAt: now - 60 });
  expect(teaser(running)).toMatch(/Frissült 13:04 $/);
  expect(textOf(renderToString(<NewestColumn cards={[running]} frame={frameOf()} />))).toMatch(/Frissült 13:04 $/);
  expect(teaser(blog({ latestPostAt: now - 86_400 }))).toMatch(/Frissült március 27\. 13:05 $/);
});

it('shows when any other story was published', () => {
  expect([teaser(blog({})), teaser(cardOf(1))].filter((text) => text.includes('Frissült'))).toEqual([]);
});

it('says that a live blog is over', () => {
  expect(
    [teaser(blog({ live: false })), teaser(blog({})), teaser(cardOf(1))].map((text) => text.includes('Lezárult')),
  ).toEqual([true, false, false]);
});

it('shows no time of paid content, which has a sponsor (R57)', () => {
  const clock = /\d\d:\d\d/;
  expect(teaser(cardOf(1))).toMatch(clock);
  expect(teaser(cardOf(1, { pr: true }))).not.toMatch(clock);
});
