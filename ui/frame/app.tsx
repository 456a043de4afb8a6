import type { Page } from '#core/pages/page.ts';
import type { RouteName } from '#core/routing/route.ts';
import { PageFrame } from './page-frame.tsx';
import { type Screen, screens } from '../screens/screens.ts';

/** Everything inside `<div id="app">`: what the server renders and the browser hydrates, from the same page. */
export const App = ({ page }: { readonly page: Page }) => {
  const PageScreen = screens[page.route.name] as Screen<RouteName>;
  return <PageFrame page={page}><PageScreen page={page} /></PageFrame>;
};
