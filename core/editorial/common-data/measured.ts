/** Ages in seconds: marked as old from `stale`, removed after `gone`. */
export interface Ageing {
  readonly stale: number;
  readonly gone: number;
}

/** Seconds of clock skew allowed for measuring stations. */
const lead = 300;

export const isToldOf = (observedAt: number, now: number, { gone }: Ageing): boolean =>
  observedAt <= now + lead && now - observedAt <= gone;

export const isOld = (observedAt: number, now: number, { stale }: Ageing): boolean => now - observedAt > stale;
