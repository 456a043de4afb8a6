import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { cardOf, frameOf } from '../../screens/pages.fixtures.ts';
import { SideBoxes } from './side-boxes.tsx';

const boxes = { music: null, hikingNews: [], ad: null, follow: false, links: false, day: false };
const covers = (spoils: boolean, result: boolean): number => {
  const cards = [cardOf(1, result ? { result: true } : {}), cardOf(2)];
  return (
    renderToString(
      <SideBoxes
        content={{ boxes, highlightBox: cards, newest: cards, newestTitle: 'newest' }}
        frame={frameOf()}
        spoils={spoils}
      />,
    ).match(/data-result=""/g)?.length ?? 0
  );
};

it('covers possible results beside the lists of sport: a teaser, and a box of newest articles with one', () => {
  expect([covers(true, true), covers(true, false), covers(false, true)]).toEqual([2, 0, 0]);
});
