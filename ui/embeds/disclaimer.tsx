import type { ReactNode } from 'react';
import { embedCopy } from '../messages/embeds.ts';

/** What a reader should know before they rely on a text. */
export const Disclaimer = ({ children }: { readonly children: ReactNode }) => (
  <aside className="disclaimer" aria-label={embedCopy.disclaimer}>
    {children}
  </aside>
);
