import type { ReactNode } from 'react';
import { embedMessages } from '../../messages/media/embeds.ts';

/** What a reader should know before they rely on a text. */
export const Disclaimer = ({ children }: { readonly children: ReactNode }) => (
  <aside className="disclaimer" aria-label={embedMessages.disclaimer}>
    {children}
  </aside>
);
