interface EarlyTaps {
  readonly controls: HTMLElement[];
  stop(): void;
}

interface Window {
  earlyTaps?: EarlyTaps;
}
