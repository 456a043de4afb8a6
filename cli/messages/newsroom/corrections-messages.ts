export interface CorrectionsMessages {
  readonly command: string;
  readonly options: Readonly<Record<'reason' | 'before' | 'after', string>>;
  readonly faults: Readonly<Record<'reason' | 'before' | 'after' | 'both', string>>;
}
