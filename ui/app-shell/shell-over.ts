import type { NativeShell } from '#core/app-shell/native-shell.ts';
import { jsonIn } from '../window/json-in.ts';
import type { Send } from './bridges.ts';

/** Milliseconds. */
const timeout = 2000;

/** Reply format: `{reply, answer}` or its JSON. Ignores other windows and unknown ids. */
const answerIn = (event: Event, place: EventTarget, id: string): unknown => {
  const { data, source } = event as MessageEvent<unknown>;
  if (source !== null && source !== place) return undefined;
  const told = typeof data === 'string' ? jsonIn(data) : data;
  if (typeof told !== 'object' || told === null || !('reply' in told) || told.reply !== id) return undefined;
  return 'answer' in told ? told.answer : null;
};

const replyTo = (id: string, place: EventTarget, signal: AbortSignal): Promise<unknown> =>
  new Promise((resolve) => {
    const heard = (event: Event): void => {
      const answer = answerIn(event, place, id);
      if (answer !== undefined) resolve(answer);
    };
    place.addEventListener('message', heard, { signal });
    const timer = setTimeout(resolve, timeout, null);
    signal.addEventListener('abort', () => clearTimeout(timer));
  });

export const shellOver = (send: Send, place: EventTarget): NativeShell => ({
  tell: async (message) => void (await send(message)),
  ask: async (message) => {
    const id = crypto.getRandomValues(new Uint32Array(4)).join('-');
    const done = new AbortController();
    const reply = replyTo(id, place, done.signal);
    try {
      return (await send({ ...message, id })) ?? (await reply);
    } finally {
      done.abort();
    }
  },
});
