export const beforeDeadline = async <Value, Late>(
  value: Promise<Value>,
  deadline: AbortSignal,
  late: () => Late,
): Promise<Value | Late> => {
  const passed = Promise.withResolvers<Late>();
  const onAbort = (): void => passed.resolve(late());
  deadline.addEventListener('abort', onAbort, { once: true });
  return Promise.race([value, passed.promise]).finally(() => deadline.removeEventListener('abort', onAbort));
};
