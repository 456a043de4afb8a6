import type { ReactNode } from 'react';

/** A fact with its name; null is not known. */
export interface Fact {
  readonly label: string;
  readonly value: ReactNode | null;
}

export const fact = (label: string, value: ReactNode | null): Fact => ({ label, value });
