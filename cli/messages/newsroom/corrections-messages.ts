/** What the command by which an editor owns up to a mistake says to a person. */
export interface CorrectionsMessages {
  readonly command: string;
  readonly options: Readonly<Record<'reason' | 'before' | 'after', string>>;
  readonly faults: Readonly<Record<'reason' | 'before' | 'after' | 'both', string>>;
}
