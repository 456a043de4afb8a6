interface EarlyTaps {
  readonly controls: HTMLElement[];
  /** Says below a button that it does not work. */
  tell(control: HTMLElement | null | undefined): void;
}

interface Window {
  /** Until the entry has run. */
  earlyTaps?: EarlyTaps;
}
