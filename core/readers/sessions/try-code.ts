/** Second step of the password sign-in: five tries in five minutes (R33). */
export const codeTries = 5;
export const codeSeconds = 300;

export interface CodeStep {
  /** Unix seconds at which the password was accepted. */
  readonly startedAt: number;
  readonly tries: number;
}

export type CodeTry =
  | {
      readonly may: true;
      /** Store this before checking the code. */ readonly step: CodeStep;
      readonly left: number;
    }
  | { readonly may: false; readonly reason: 'too-many' | 'too-late' };

/** Counts a try before the code is checked, so parallel tries cannot exceed the limit (spec §4, "Sign-in"; R33). */
export const tryCode = ({ startedAt, tries }: CodeStep, now: number): CodeTry => {
  const age = now - startedAt;
  if (!(age >= 0 && age < codeSeconds)) return { may: false, reason: 'too-late' };
  if (!(tries < codeTries)) return { may: false, reason: 'too-many' };
  return { may: true, step: { startedAt, tries: tries + 1 }, left: codeTries - tries - 1 };
};
