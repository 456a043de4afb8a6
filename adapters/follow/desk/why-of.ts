/** An AggregateError of refused connections has a code but no message. */
export const whyOf = (cause: unknown): string =>
  cause instanceof Error ? cause.message || ((cause as NodeJS.ErrnoException).code ?? cause.name) : String(cause);
