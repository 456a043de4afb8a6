/** A quiz token is accepted only if it has exactly 24 characters (spec §5). */
export const isQuizToken = (token: string): boolean => [...token].length === 24;
