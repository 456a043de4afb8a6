import { expect, it } from 'vitest';
import { frameOf } from '../../screens/pages.fixtures.ts';
import { speakPublicity } from './speak-publicity.ts';

const frame = frameOf(undefined, { renderedAt: 1_711_627_500 });
const section = { slug: 'belfold', name: 'Belföld', active: true };
const of = (change: object) =>
  speakPublicity({ active: true, section: null, publishedAt: frame.renderedAt, ...change } as never, frame);

it.each([
  [{}, true, 'Megjelent: március 28. 13:05'],
  [{ section }, true, 'Megjelent: március 28. 13:05'],
  [{ publishedAt: frame.renderedAt + 60 }, false, 'Ütemezve: március 28. 13:06'],
  [{ active: false }, false, 'Inaktív: az olvasók nem látják'],
  [{ active: false, publishedAt: frame.renderedAt + 60 }, false, 'Inaktív: az olvasók nem látják'],
  [{ section: { ...section, active: false } }, false, 'Inaktív rovatban áll (Belföld): az olvasók nem látják'],
])('tells of an article with %j', (change, isPublic, words) => {
  expect(of(change)).toEqual({ isPublic, words });
});
