import { askJson } from '../window/ask-json.ts';
import { keepAsking } from '../window/keep-asking.ts';
import { preciseNow } from '../window/now.ts';
import { shareStream } from './share-stream.ts';

/** Where something live is told: asked for again and again, and as a stream where browser and proxies allow. */
export interface LiveAddresses {
  readonly answer: string;
  /** Empty where it is asked for alone. */
  readonly stream: string;
}

interface Following {
  /** When the data on the page was made: unix seconds. */
  readonly since: number;
  /** Takes what is told, in order; false once nothing more can happen (R39). */
  readonly onTold: (told: unknown) => boolean;
}

/** Seconds for which a stream that has spoken is trusted to speak again: two answers of the upstream (spec §9). */
const trusted = 35;

/**
 * Follows something live as long as the page is seen. The stream of one tab serves all tabs of this browser; while none
 * speaks, the page asks every 15 s with the manners of R38. Returns how to stop.
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
