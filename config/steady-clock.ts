/** Unix milliseconds of a clock that is never set while the process runs, so that no copy grows younger (R43). */
export const steadyNow = (): number => performance.timeOrigin + performance.now();

/** The same in seconds, parts and all. */
export const steadySeconds = (): number => steadyNow() / 1000;
