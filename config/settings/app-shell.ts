import type { BridgeNames } from '#core/app-shell/bridge-message.ts';

/** What the native app calls its handlers; its makers settle the names, so they stand here alone (R37). */
export const bridgeNames: BridgeNames = {
  Navigate: 'navigate',
  Add: 'podcastAdd',
  Play: 'podcastPlay',
  Pause: 'podcastPause',
  Stop: 'podcastStop',
  Destroy: 'podcastDestroy',
  AskState: 'podcastState',
};

/**
 * Paths that the native app shows in its own web view, each with everything below it; `/` is the front page alone
 * (spec §4, "Mobile app mode").
 */
export const appArea: readonly string[] = ['/', '/app-web-widget', '/melleklet/tippjatek'];

/** The first build of the app whose player takes commands; an older one leaves the sound to the page. */
const playsFrom = 1;

/** What documents in the app are told; `bridge` is the object through which its handlers are called (R37). */
export const appSettings = { bridge: 'appBridge', names: bridgeNames, area: appArea, playsFrom } as const;
