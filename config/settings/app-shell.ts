import type { BridgeNames } from '#core/app-shell/bridge-message.ts';

/** The makers of the native app define these handler names; they appear only here (R37). */
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
 * Paths that the native app opens in its own web view, with everything below; `/` is the front only (spec §4, "Mobile
 * app mode").
 */
export const appArea: readonly string[] = ['/', '/app-web-widget', '/melleklet/tippjatek'];

/** First app build whose player takes commands; in older builds the page plays the sound. */
const playsFrom = 1;

/** `bridge` is the object with the app's handlers (R37). */
export const appSettings = { bridge: 'appBridge', names: bridgeNames, area: appArea, playsFrom } as const;
