export const causeInWords = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause));
