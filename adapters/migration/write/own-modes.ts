/** The files hold drafts and private texts: for the user who runs the command alone. */
export const ownFolder = { recursive: true, mode: 0o700 } as const;
export const ownFile = { mode: 0o600 } as const;
