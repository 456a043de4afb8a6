/** How old something measured may be, in seconds: from `stale` on it is marked as old, after `gone` it is left out. */
export interface Ageing {
  readonly stale: number;
  readonly gone: number;
}

/** A measuring clock may be a little ahead of ours. */
const lead = 300;

/** Whether something measured at that moment is still worth telling; nothing is measured in the future. */
export const isToldOf = (observedAt: number, now: number, { gone }: Ageing): boolean =>
  observedAt <= now + lead && now - observedAt <= gone;

/** Whether it is told as old. */
export const isOld = (observedAt: number, now: number, { stale }: Ageing): boolean => now - observedAt > stale;
