import type { BridgeNames } from '#core/app-shell/bridge-message.ts';

/** What a document shown in the native app is told of it (R37). */
export interface AppSettings {
  /** Name of the object that the app puts into the window. */
  readonly bridge: string;
  readonly names: BridgeNames;
  /** Paths that stay in the app's web view. */
  readonly area: readonly string[];
}

interface BridgeObject {
  readonly callHandler: (name: string, payload: unknown) => unknown;
}

/** Null outside the app. */
export const appSettings = (): AppSettings | null => {
  const { app } = document.documentElement.dataset;
  return app === undefined ? null : (JSON.parse(app) as AppSettings);
};

const isBridge = (found: unknown): found is BridgeObject =>
  typeof (found as Partial<BridgeObject> | undefined)?.callHandler === 'function';

/** What the native app has put into the window; null where it has not. */
export const bridgeObject = (): BridgeObject | null => {
  const settings = appSettings();
  const found = settings && (window as unknown as Readonly<Record<string, unknown>>)[settings.bridge];
  return isBridge(found) ? found : null;
};
