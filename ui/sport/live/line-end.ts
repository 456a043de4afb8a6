/** Seconds after which a page that could not be updated must not say 'élő' any more. */
const maxSilence = 900;

/** Unix seconds. */
export const lineEnd = (at: number): number => at + maxSilence;
