/** Milliseconds before reconnecting; random, to spread the load. */
const pauseBefore = (): number => 10_000 + Math.random() * 20_000;

const hold = (address: string, pass: (text: string) => void, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    let source: EventSource | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const open = (): void => {
      source = new EventSource(address);
      source.addEventListener('message', ({ data }: MessageEvent<string>) => pass(data));
      source.addEventListener('error', () => {
        // `EventSource` reconnects after network errors but not after an HTTP error.
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
 * One visible tab opens the stream and shares it: browsers allow six HTTP/1.1 connections per host. Returns a stop
 * function.
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
  /** A hidden tab releases the lock to another tab. */
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
