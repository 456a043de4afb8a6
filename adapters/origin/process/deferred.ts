/** A promise with its ends outside; nobody need listen to its failure. */
export const deferred = <T>(): PromiseWithResolvers<T> => {
  const made = Promise.withResolvers<T>();
  made.promise.catch(() => undefined);
  return made;
};
