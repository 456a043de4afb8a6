/** A quiz token has exactly 24 characters (spec §5). */
export const isQuizToken = (token: string): boolean => [...token].length === 24;
