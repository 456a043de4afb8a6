import type { ReactNode } from 'react';
import { articleMessages } from '../../messages/editorial/articles.ts';

export const AdultGate = ({ children }: { readonly children: ReactNode }) => (
  <details className="gate">
    <summary className="gate__summary">
      <span className="gate__sign" aria-hidden="true">
        18+
      </span>
      <strong className="gate__title">{articleMessages.adultTitle}</strong>
      <span>{articleMessages.adultText}</span>
      <span className="button">{articleMessages.adultOpen}</span>
    </summary>
    {children}
  </details>
);
