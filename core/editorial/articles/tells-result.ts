const resultFlag = 'eredmeny';

export const tellsResult = (flags: readonly string[], livescoreId: number | null): boolean =>
  livescoreId !== null || flags.includes(resultFlag);
