import { askJson } from '../window/ask-json.ts';
import { keepAsking } from '../window/keep-asking.ts';
import { preciseNow } from '../window/now.ts';
import { shareStream } from './share-stream.ts';

export interface LiveAddresses {
  readonly answer: string;
  /** Empty for polling only. */
  readonly stream: string;
}

interface Following {
  /** Unix seconds. */
  readonly since: number;
  /** Applies each update in order. Returns false when the match is over (R39). */
  readonly onTold: (told: unknown) => boolean;
}

/** Seconds without polling after a stream message: two upstream intervals (spec §9). */
const trusted = 35;

/**
 * One tab's stream serves all tabs. Without messages the page polls every 15 s with the backoff of R38. Returns a stop
 * function.
 */
export const followLive = ({ answer, stream }: LiveAddresses, { since, onTold }: Following): (() => void) => {
  let heardAt = 0;
  const stops: (() => void)[] = [];
  const stop = (): void => stops.forEach((one) => one());
  const take = (told: unknown): void => {
    if (!onTold(told)) stop();
  };

  stops.push(
    keepAsking(
      async (signal) => {
        if (preciseNow() - heardAt < trusted) return;
        const told = await askJson(answer, signal);
        if (!signal.aborted) take(told);
      },
      { since },
    ),
    ...(stream === ''
      ? []
      : [
          shareStream(stream, (text) => {
            heardAt = preciseNow();
            take(JSON.parse(text));
          }),
        ]),
  );
  return stop;
};
