import type { ReactNode } from 'react';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
}

/** Choices that most readers do not need, below what is running. Works without scripts. */
export const MoreChoices = ({ title, children }: Props) => (
  <details className="more-choices">
    <summary className="more-choices__title">{title}</summary>
    {children}
  </details>
);
