import type { Page } from '#core/pages/page.ts';
import { PageFrame } from '../frame/page-frame.tsx';
import { screenOf } from './screen-of.ts';
import { screens } from './screens.ts';

/**
 * Everything inside `<div id="app">`: what the server renders and the browser hydrates, from the same page. Its
 * screen must be ready (`loadScreen`).
 */
export const App = ({ page }: { readonly page: Page }) => {
  const PageScreen = screens[screenOf(page)];
  return <PageFrame page={page}>{PageScreen && <PageScreen page={page} />}</PageFrame>;
};
