import type { ReactNode } from 'react';
import { embedMessages } from '../../messages/media/embeds.ts';

export const Disclaimer = ({ children }: { readonly children: ReactNode }) => (
  <aside className="disclaimer" aria-label={embedMessages.disclaimer}>
    {children}
  </aside>
);
