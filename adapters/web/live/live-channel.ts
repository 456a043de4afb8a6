import { LRUCache } from 'lru-cache';
import type { Result, ResultAsync } from 'neverthrow';
import type { Failure } from '#core/failure/failure.ts';
import type { Address } from '#core/addresses/paths/address.ts';
import { latestState, type LiveHistory } from '#core/polling/live-history.ts';
import type { Cancel, Time } from '#adapters/time/time.ts';
import { eventFrame, quietFrame } from './event-frame.ts';
import type { EventStream } from './event-stream.ts';
import type { LiveKind } from './live-kind.ts';
import type { LiveRelay } from './live-relay.ts';

type Asked = Pick<Address, 'host' | 'query'>;

export interface LiveChannel {
  read(id: number, asked: Asked): ResultAsync<{ readonly answer: object; readonly over: boolean }, Failure>;
  /** Sends the full state, then changes. Call only after a successful `read`. */
  join(id: number, asked: Asked, stream: EventStream): void;
  leave(id: number, stream: EventStream): void;
  hear(id: number, history: unknown): void;
  close(): void;
}

interface Publisher<T> {
  told: LiveHistory<T>;
  readonly asked: Asked;
  readonly whole: () => Buffer;
  readonly streams: Set<EventStream>;
  readonly stopLooking: Cancel;
}

export interface ChannelNeeds {
  readonly name: string;
  readonly relay: LiveRelay;
  readonly time: Pick<Time, 'every'>;
}

const maxHistories = 500;
/** Milliseconds. Upstream requests are limited separately. */
const pause = 3_000;
const quietLooks = 5;

const isHistory = (told: unknown): told is LiveHistory<never> =>
  typeof told === 'object' && told !== null && 'states' in told && Array.isArray(told.states) && 'observedAt' in told;

export const createLiveChannel = <T extends object>(
  kind: LiveKind<T>,
  { name, relay, time }: ChannelNeeds,
): LiveChannel => {
  const known = new LRUCache<number, LiveHistory<T>>({ max: maxHistories });
  const publishers = new Map<number, Publisher<T>>();

  const note = (id: number, told: LiveHistory<T>): LiveHistory<T> => {
    const before = known.get(id);
    const joined = before === undefined ? told : kind.join(before, told);
    known.set(id, joined);
    return joined;
  };
  const load = (id: number, asked: Asked): ResultAsync<LiveHistory<T>, Failure> =>
    kind.load(id, asked).map((told) => note(id, told));

  const close = (id: number): void => {
    const publisher = publishers.get(id);
    if (publisher === undefined) return;
    publisher.stopLooking();
    publishers.delete(id);
    for (const stream of publisher.streams) stream.end();
  };

  const brief = ({ states: [first, ...others], observedAt }: LiveHistory<T>): LiveHistory<T> => {
    const inBrief = ({ since, value }: typeof first): typeof first => ({ since, value: kind.inBrief(value) });
    return { states: [inBrief(first), ...others.map(inBrief)], observedAt };
  };

  /**
   * Sends new states or a confirmation, always with the latest state: one stream may serve several tabs (R38). Returns
   * true when sent.
   */
  const publish = (id: number, publisher: Publisher<T>, history: LiveHistory<T>): boolean => {
    const { since } = latestState(publisher.told);
    const isNews = history.observedAt > publisher.told.observedAt || latestState(history).since > since;
    publisher.told = history;
    if (isNews) {
      const { states, observedAt } = brief(history);
      const news = states.filter((state) => state.since > since);
      const frame = eventFrame({ states: news.length > 0 ? news : states.slice(-1), observedAt });
      for (const stream of publisher.streams) stream.write(frame);
    }
    if (kind.isOver(history)) close(id);
    return isNews;
  };

  const look = async (id: number, publisher: Publisher<T>): Promise<boolean> => {
    if (!(await relay.takeTurn(`${name}/${id}`))) return false;
    const answer: Result<LiveHistory<T>, Failure> = await load(id, publisher.asked);
    if (answer.isErr() || publishers.get(id) !== publisher) return false;
    relay.tell(`${name}/${id}`, answer.value);
    return publish(id, publisher, answer.value);
  };

  const open = (id: number, asked: Asked, told: LiveHistory<T>): Publisher<T> => {
    let [looking, quiet] = [false, 0];
    const lookAgain = async (): Promise<void> => {
      if (looking) return;
      looking = true;
      quiet = (await look(id, publisher)) ? 0 : quiet + 1;
      looking = false;
      if (quiet < quietLooks) return;
      quiet = 0;
      for (const stream of publisher.streams) stream.write(quietFrame);
    };
    let [encoded, frame]: [LiveHistory<T> | null, Buffer] = [null, quietFrame];
    const whole = (): Buffer => {
      if (encoded !== publisher.told) [encoded, frame] = [publisher.told, eventFrame(brief(publisher.told))];
      return frame;
    };
    const publisher: Publisher<T> = {
      told,
      asked,
      whole,
      streams: new Set(),
      stopLooking: time.every(pause, () => void lookAgain()),
    };
    publishers.set(id, publisher);
    return publisher;
  };

  return {
    read: (id, asked) => load(id, asked).map((history) => ({ answer: brief(history), over: kind.isOver(history) })),
    join: (id, asked, stream) => {
      const history = known.get(id);
      if (history === undefined) return stream.end();
      const publisher = publishers.get(id) ?? open(id, asked, history);
      stream.write(publisher.whole());
      publisher.streams.add(stream);
    },
    leave: (id, stream) => {
      const publisher = publishers.get(id);
      if (publisher?.streams.delete(stream) && publisher.streams.size === 0) close(id);
    },
    hear: (id, told) => {
      const publisher = publishers.get(id);
      if (publisher !== undefined && isHistory(told)) publish(id, publisher, note(id, told));
    },
    close: () => {
      for (const id of publishers.keys()) close(id);
    },
  };
};
