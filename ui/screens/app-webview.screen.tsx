import type { PageOf } from '#core/pages/page.ts';
import { WidgetPage } from '../service-pages/widget-page.tsx';

export const PageScreen = ({ page: { content, frame } }: { readonly page: PageOf<'app-webview'> }) => (
  <WidgetPage content={content} frame={frame} />
);
