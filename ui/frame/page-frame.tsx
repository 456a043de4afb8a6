import type { ReactNode } from 'react';
import type { Page } from '#core/pages/page.ts';
import { frameMessages } from '../messages/frame.ts';
import { Footer } from './footer.tsx';
import { isHeaderClear } from './is-header-clear.ts';
import { Masthead } from './masthead.tsx';

const frameless = new Set<string>(['empty', 'app-webview']);

/** What stands around every screen; inside the native app only the screen itself is shown (R37). */
export const PageFrame = ({ page, children }: { readonly page: Page; readonly children: ReactNode }) => {
  const { frame } = page;
  const main = (
    <main className="main" id="tartalom" tabIndex={-1} data-wake={frame.app ? 'idle' : undefined}>
      {children}
    </main>
  );
  if (frame.app || frameless.has(page.route.name)) return main;
  return (
    <div className={isHeaderClear(page) ? 'page page--clear' : 'page'}>
      <a className="skip" lang="hu" href="#tartalom">
        {frameMessages.skipToContent}
      </a>
      <Masthead frame={frame} />
      {main}
      <Footer frame={frame} />
    </div>
  );
};
