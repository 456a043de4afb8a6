import type { BridgeNames } from '#core/app-shell/bridge-message.ts';

/** Settings for documents inside the native app (R37). */
export interface AppSettings {
  readonly bridge: string;
  readonly names: BridgeNames;
  readonly area: readonly string[];
  readonly playsFrom: number;
}

export const appSettings = (): AppSettings | null => {
  const { app } = document.documentElement.dataset;
  return app === undefined ? null : (JSON.parse(app) as AppSettings);
};
