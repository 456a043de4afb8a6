import type { BridgeMessage } from '#core/app-shell/bridge-message.ts';

/** What goes over a bridge; `id` stands where an answer is waited for. */
export type Sent = BridgeMessage & { readonly id?: string };

/** Sends by one bridge; brings what it answers by itself, if it can. */
export type Send = (sent: Sent) => unknown;

const within = (found: unknown, name: string): unknown =>
  typeof found === 'object' && found !== null ? (found as Readonly<Record<string, unknown>>)[name] : undefined;

const takes = <M extends string>(found: unknown, method: M): found is Record<M, (...told: unknown[]) => unknown> =>
  typeof within(found, method) === 'function';

/** An object with named handlers, as the common bridge libraries put into the window. */
const byHandlers = (place: unknown, name: string): Send | null => {
  const bridge = within(place, name);
  return takes(bridge, 'callHandler') ? (sent) => bridge.callHandler(sent.name, sent.payload) : null;
};

/** WKWebView takes objects, and a handler with reply answers by itself. */
const byWebKit = (place: unknown, name: string): Send | null => {
  const handler = within(within(within(place, 'webkit'), 'messageHandlers'), name);
  return takes(handler, 'postMessage') ? (sent) => handler.postMessage(sent) : null;
};

/** Android's JavascriptInterface and React Native's web view take only text. */
const byText = (place: unknown, name: string): Send | null => {
  const bridge = within(place, name);
  return takes(bridge, 'postMessage') ? (sent) => bridge.postMessage(JSON.stringify(sent)) : null;
};

/** The bridge that is in a window now, by the name that the app gave it; null where there is none (R37). */
export const bridgeIn = (place: unknown, name: string): Send | null =>
  byHandlers(place, name) ?? byWebKit(place, name) ?? byText(place, name) ?? byText(place, 'ReactNativeWebView');
