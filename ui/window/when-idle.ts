/** Once the browser has nothing else to do; Safari has no word for it. */
export const whenIdle = (work: () => void): void => void (window.requestIdleCallback ?? setTimeout)(work);
