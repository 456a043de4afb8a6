/** Set by editors on what tells how something ended. */
const resultFlag = 'eredmeny';

/** Whether an article may tell a result: it is about a match, or bears the flag. */
export const tellsResult = (flags: readonly string[], livescoreId: number | null): boolean =>
  livescoreId !== null || flags.includes(resultFlag);
