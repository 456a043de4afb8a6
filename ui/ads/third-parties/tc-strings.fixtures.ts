/** Purposes 1, 2, 7 and 8, vendor 755; vendors 2 and 755 disclosed. Written by the framework's own encoder. */
export const agreedToAll = 'CQuIxQAQuIxQAADABAENABFgAMMAAAAAAAAAF5wAQF5gAAAA.IF5wAgABALzA.YAAAAAAAAAAA';
export const agreedToNothing = 'CQuIxQAQuIxQAADABAENABFgAAAAAAAAAAAAAAAAAAAA.IF5wAgABALzA.YAAAAAAAAAAA';
