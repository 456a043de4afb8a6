import type { BridgeNames } from '#core/app-shell/bridge-message.ts';

/** What a document shown in the native app is told of it (R37). */
export interface AppSettings {
  /** Name of the object or handler that the app puts into the window. */
  readonly bridge: string;
  readonly names: BridgeNames;
  /** Paths that stay in the app's web view. */
  readonly area: readonly string[];
  /** The first build of the app whose player takes commands. */
  readonly playsFrom: number;
}

/** Null outside the app. */
export const appSettings = (): AppSettings | null => {
  const { app } = document.documentElement.dataset;
  return app === undefined ? null : (JSON.parse(app) as AppSettings);
};
