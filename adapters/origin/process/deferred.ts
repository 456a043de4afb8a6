/** An unhandled rejection of this promise does not end the process. */
export const deferred = <T>(): PromiseWithResolvers<T> => {
  const made = Promise.withResolvers<T>();
  made.promise.catch(() => undefined);
  return made;
};
