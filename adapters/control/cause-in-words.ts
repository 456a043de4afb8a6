/** What a failure says of itself, without its stack. */
export const causeInWords = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause));
