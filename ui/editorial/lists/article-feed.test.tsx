import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { cardOf, frameOf } from '../../screens/pages.fixtures.ts';
import { ArticleFeed } from './article-feed.tsx';

const feed = (spoils: boolean): string =>
  renderToString(
    <ArticleFeed
      cards={[cardOf(1, { result: true }), cardOf(2)]}
      highlight={{ index: 1, card: cardOf(3, { result: true }) }}
      frame={frameOf()}
      first
      level={2}
      spoils={spoils}
    />,
  );

it('covers possible results only in the lists of sport', () => {
  expect(feed(true).match(/data-result=""/g)).toHaveLength(2);
  expect(feed(true).match(/Ez a cikk eredményt árulhat el\./g)).toHaveLength(2);
  expect(feed(false)).not.toContain('data-result');
});
