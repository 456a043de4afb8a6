import type { ReactNode } from 'react';
import type { Page } from '#core/pages/page.ts';
import { Footer } from './footer.tsx';
import { isHeaderClear } from './is-header-clear.ts';
import { Masthead } from './masthead.tsx';

const frameless = new Set<string>(['empty', 'app-webview']);

/** Inside the native app only the screen is shown (R37). */
export const isFramed = ({ frame, route }: Page): boolean => !frame.app && !frameless.has(route.name);

export const PageFrame = ({ page, children }: { readonly page: Page; readonly children: ReactNode }) => {
  const { frame } = page;
  const main = (
    <main className="main" id="tartalom" tabIndex={-1} data-wake={frame.app ? 'idle' : undefined}>
      {children}
    </main>
  );
  if (!isFramed(page)) return main;
  return (
    <div className={isHeaderClear(page) ? 'page page--clear' : 'page'}>
      <Masthead frame={frame} />
      {main}
      <Footer frame={frame} />
    </div>
  );
};
