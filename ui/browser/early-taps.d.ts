/** What the blocking script leaves for the entry: controls that were tapped before the entry had loaded. */
interface EarlyTaps {
  readonly controls: HTMLElement[];
  stop(): void;
}

interface Window {
  earlyTaps?: EarlyTaps;
}
