import { expect, it } from 'vitest';
import { preloaded } from './preloaded.ts';

it.each([
  ['that is there is used', () => Promise.resolve(new Response('a')), 'a'],
  ['that was not made is none', () => Promise.resolve(undefined), undefined],
  ['that Chromium could not make is none', () => Promise.reject(new TypeError('Failed to fetch')), undefined],
  ['that Firefox could not make is none', () => Promise.resolve(Response.error()), undefined],
])('a preload %s', async (_, preload, text) => {
  expect(await (await preloaded({ preloadResponse: preload() }))?.text()).toBe(text);
});
