import type { BridgeMessage } from '#core/app-shell/bridge-message.ts';

export type Sent = BridgeMessage & { readonly id?: string };

export type Send = (sent: Sent) => unknown;

const within = (found: unknown, name: string): unknown =>
  typeof found === 'object' && found !== null ? (found as Readonly<Record<string, unknown>>)[name] : undefined;

const takes = <M extends string>(found: unknown, method: M): found is Record<M, (...told: unknown[]) => unknown> =>
  typeof within(found, method) === 'function';

const byHandlers = (place: unknown, name: string): Send | null => {
  const bridge = within(place, name);
  return takes(bridge, 'callHandler') ? (sent) => bridge.callHandler(sent.name, sent.payload) : null;
};

/** WKWebView takes objects; a handler with reply returns the reply itself. */
const byWebKit = (place: unknown, name: string): Send | null => {
  const handler = within(within(within(place, 'webkit'), 'messageHandlers'), name);
  return takes(handler, 'postMessage') ? (sent) => handler.postMessage(sent) : null;
};

/** Android's JavascriptInterface and React Native's WebView take only text. */
const byText = (place: unknown, name: string): Send | null => {
  const bridge = within(place, name);
  return takes(bridge, 'postMessage') ? (sent) => bridge.postMessage(JSON.stringify(sent)) : null;
};

/** Null when there is no bridge (R37). */
export const bridgeIn = (place: unknown, name: string): Send | null =>
  byHandlers(place, name) ?? byWebKit(place, name) ?? byText(place, name) ?? byText(place, 'ReactNativeWebView');
