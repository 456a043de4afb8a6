/** Milliseconds before a stream that was refused is tried again, spread so that readers do not return in step. */
const pauseBefore = (): number => 10_000 + Math.random() * 20_000;

/** Holds the stream itself, and passes on what it says. Resolves when `signal` ends it. */
const hold = (address: string, pass: (text: string) => void, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    let source: EventSource | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const open = (): void => {
      source = new EventSource(address);
      source.addEventListener('message', ({ data }: MessageEvent<string>) => pass(data));
      source.addEventListener('error', () => {
        // The browser itself comes back to a stream that broke, but not to one that was refused.
        if (source?.readyState === EventSource.CLOSED) timer = setTimeout(open, pauseBefore());
      });
    };
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      source?.close();
      resolve();
    });
    open();
  });

/**
 * One visible tab of this browser holds a stream and tells the others what it says, because a browser opens no more than
 * six connections to a server that speaks HTTP/1.1. Where a browser cannot agree on one, nobody holds it. Returns how to
 * stop.
 */
export const shareStream = (address: string, onText: (text: string) => void): (() => void) => {
  if (!('locks' in navigator) || !('EventSource' in window) || !('BroadcastChannel' in window)) return () => undefined;
  const channel = new BroadcastChannel(address);
  channel.addEventListener('message', ({ data }: MessageEvent<string>) => onText(data));
  const pass = (text: string): void => {
    channel.postMessage(text);
    onText(text);
  };

  let turn: AbortController | undefined;
  /** Waits for the turn of this tab as long as it is seen; a tab out of sight leaves it to another one. */
  const look = (): void => {
    turn?.abort();
    if (document.hidden) return;
    const { signal } = (turn = new AbortController());
    navigator.locks
      .request(address, { signal }, () => (signal.aborted ? undefined : hold(address, pass, signal)))
      .catch(() => undefined);
  };
  document.addEventListener('visibilitychange', look);
  look();
  return () => {
    document.removeEventListener('visibilitychange', look);
    turn?.abort();
    channel.close();
  };
};
