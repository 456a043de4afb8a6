/** Documented in docs/command-line.md. */
export const exitCodes = {
  clean: 0,
  findings: 1,
  usage: 2,
  unreadableInput: 3,
  unreadableRules: 4,
  unreachable: 5,
  interrupted: 130,
} as const;

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];
