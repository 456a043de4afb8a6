import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BridgeMessage } from '#core/app-shell/bridge-message.ts';
import { type AppAnswer, describeNativeShell, type ShellCase } from '#core/testing/native-shell.contract.ts';
import { bridgeIn, type Sent } from './bridges.ts';
import { shellOver } from './shell-over.ts';

type Hear = (sent: Sent) => unknown;
const plain = ({ name, payload }: Sent): BridgeMessage => ({ name, payload });

const post = (place: EventTarget, data: unknown, source: unknown = null): void =>
  void place.dispatchEvent(Object.assign(new Event('message'), { data, source }));

const shellIn = (place: EventTarget) => {
  const send = bridgeIn(place, 'app');
  if (send === null) throw new Error('no bridge');
  return shellOver(send, place);
};

const windowWith =
  (put: (hear: Hear, place: EventTarget) => object) =>
  (answer: AppAnswer): ShellCase => {
    const heard: BridgeMessage[] = [];
    const place = new EventTarget();
    Object.assign(
      place,
      put((sent) => {
        heard.push(plain(sent));
        return answer();
      }, place),
    );
    return { shell: shellIn(place), heard: () => heard };
  };

const answering = (hear: Hear, place: EventTarget, text: string): void => {
  const sent = JSON.parse(text) as Sent;
  const answer = hear(sent);
  if (sent.id !== undefined) queueMicrotask(() => post(place, JSON.stringify({ reply: sent.id, answer })));
};

describeNativeShell(
  'named handlers',
  windowWith((hear) => ({
    app: { callHandler: async (name: string, payload: BridgeMessage['payload']) => hear({ name, payload }) },
  })),
);
describeNativeShell(
  'WKWebView',
  windowWith((hear) => ({ webkit: { messageHandlers: { app: { postMessage: async (sent: Sent) => hear(sent) } } } })),
);
describeNativeShell(
  'JavascriptInterface',
  windowWith((hear, place) => ({ app: { postMessage: (text: string) => answering(hear, place, text) } })),
);
describeNativeShell(
  'React Native',
  windowWith((hear, place) => ({
    ReactNativeWebView: { postMessage: (text: string) => answering(hear, place, text) },
  })),
);

describe('an answer posted into the page', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const asked = () => {
    const place = new EventTarget();
    const ids: string[] = [];
    const app = { postMessage: (text: string) => void ids.push((JSON.parse(text) as { readonly id: string }).id) };
    const answer = shellIn(Object.assign(place, { app })).ask({ name: 'state', payload: {} });
    return { place, id: ids[0], answer };
  };

  it('of another window, to another question or in no shape is not heard', async () => {
    const { place, id, answer } = asked();
    post(place, { reply: id, answer: 'hostile' }, new EventTarget());
    for (const data of [{ reply: 'x', answer: 'hostile' }, '{', null, 7, [], { answer: 'hostile' }]) post(place, data);
    post(place, { reply: id, answer: 'ours' }, place);
    expect(await answer).toBe('ours');
  });

  it('that is late is null', async () => {
    const { answer } = asked();
    await vi.advanceTimersByTimeAsync(2000);
    expect(await answer).toBeNull();
    expect(vi.getTimerCount()).toBe(0);
  });
});

it.each([{}, { app: 1 }, { app: null }, { app: {} }, { webkit: {} }, { webkit: { messageHandlers: { other: {} } } }])(
  'there is no bridge in %j',
  (place) => {
    expect(bridgeIn(place, 'app')).toBeNull();
  },
);
