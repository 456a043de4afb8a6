/** What the blocking script leaves for the entry: controls that were tapped before the entry had loaded. */
export interface EarlyTaps {
  readonly controls: HTMLElement[];
  stop(): void;
}

declare global {
  interface Window {
    earlyTaps?: EarlyTaps;
  }
}
