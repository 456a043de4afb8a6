/** The second step of a password sign-in: five tries in five minutes (R33). */
export const codeTries = 5;
export const codeSeconds = 300;

/** What is kept of a sign-in between its password and its one-time code. */
export interface CodeStep {
  /** Unix seconds at which the password was accepted. */
  readonly startedAt: number;
  /** Codes that were tried, right or wrong. */
  readonly tries: number;
}

export type CodeTry =
  | {
      readonly may: true;
      /** To be kept before the code is checked. */ readonly step: CodeStep;
      /** Tries after this one. */ readonly left: number;
    }
  /** The sign-in begins again with the password. */
  | { readonly may: false; readonly reason: 'too-many' | 'too-late' };

/**
 * Whether one more code may be checked. A try is counted before its verdict is known, so that tries made side by side
 * cannot outnumber the limit (spec §4, "Sign-in"; R33).
 */
export const tryCode = ({ startedAt, tries }: CodeStep, now: number): CodeTry => {
  const age = now - startedAt;
  if (!(age >= 0 && age < codeSeconds)) return { may: false, reason: 'too-late' };
  if (!(tries < codeTries)) return { may: false, reason: 'too-many' };
  return { may: true, step: { startedAt, tries: tries + 1 }, left: codeTries - tries - 1 };
};
