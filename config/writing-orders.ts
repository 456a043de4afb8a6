const reading = new Set(['list', 'export', 'backup']);

/** Whether an order may change what readers see. */
export const isWriting = (order: unknown): boolean => {
  const { do: what, dryRun } = (order ?? {}) as { readonly do?: unknown; readonly dryRun?: unknown };
  return typeof what === 'string' && !reading.has(what) && dryRun !== true;
};
