import type { Page } from '#core/pages/page.ts';
import { PageFrame } from '../frame/page-frame.tsx';
import { screenOf } from './screen-of.ts';
import { screens } from './screens.ts';

/** The content of `<div id="app">`, rendered by the server and hydrated by the browser. Call `loadScreen` first. */
export const App = ({ page }: { readonly page: Page }) => {
  const PageScreen = screens[screenOf(page)];
  return <PageFrame page={page}>{PageScreen && <PageScreen page={page} />}</PageFrame>;
};
