/** Purposes 1, 2, 7 and 8, vendor 755, and vendors 2 and 755 disclosed; written by the framework's own encoder. */
export const agreedToAll = 'CQuIxQAQuIxQAADABAENABFgAMMAAAAAAAAAF5wAQF5gAAAA.IF5wAgABALzA.YAAAAAAAAAAA';
/** The same vendors disclosed, and nothing agreed to. */
export const agreedToNothing = 'CQuIxQAQuIxQAADABAENABFgAAAAAAAAAAAAAAAAAAAA.IF5wAgABALzA.YAAAAAAAAAAA';
