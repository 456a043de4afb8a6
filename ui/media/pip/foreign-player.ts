/** `at` is in seconds. */
export interface ForeignNews {
  readonly playing?: boolean;
  readonly at?: number;
}

type Fields = Readonly<Record<string, unknown>>;

const fields = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {});

const parsed = (data: unknown): Fields => {
  try {
    return typeof data === 'string' ? fields(JSON.parse(data)) : {};
  } catch {
    return {};
  }
};

/** Parses a message in the protocol of the large video hosts. Null for any other message. */
export const foreignNews = (data: unknown): ForeignNews | null => {
  const { event, info } = parsed(data);
  if (event !== 'initialDelivery' && event !== 'infoDelivery' && event !== 'onReady') return null;
  const { playerState, currentTime } = fields(info);
  return {
    ...(typeof playerState === 'number' && { playing: playerState === 1 }),
    ...(typeof currentTime === 'number' && Number.isFinite(currentTime) && { at: currentTime }),
  };
};

/** Milliseconds between two calls to a player that has not answered yet (spec §9). */
const calling = 100;
/** Milliseconds without an answer before the player counts as failed. */
const timeout = 12_000;

interface Ears {
  readonly heard: (news: ForeignNews) => void;
  readonly silent: () => void;
}

export const followForeign = (frame: HTMLIFrameElement, { heard, silent }: Ears) => {
  const { origin } = new URL(frame.src);
  const say = (message: object): void => frame.contentWindow?.postMessage(JSON.stringify(message), origin);
  const hear = (event: MessageEvent<unknown>): void => {
    if (event.origin !== origin || event.source !== frame.contentWindow) return;
    const news = foreignNews(event.data);
    if (news === null) return;
    clearInterval(calls);
    clearTimeout(limit);
    heard(news);
  };
  const calls = setInterval(() => say({ event: 'listening', id: 1, channel: 'widget' }), calling);
  const end = (): void => {
    clearInterval(calls);
    clearTimeout(limit);
    removeEventListener('message', hear);
  };
  const limit = setTimeout(() => {
    end();
    silent();
  }, timeout);
  addEventListener('message', hear);
  return { end, pause: () => say({ event: 'command', func: 'pauseVideo', args: [] }) };
};
