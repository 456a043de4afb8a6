import type { ReactNode } from 'react';

export interface Fact {
  readonly label: string;
  readonly value: ReactNode | null;
}

export const fact = (label: string, value: ReactNode | null): Fact => ({ label, value });
