import { type AppNavigation, navigateInApp } from '#core/app-shell/navigate-in-app.ts';
import { appSettings, bridgeObject } from './app-settings.ts';
import { nativeBridge } from './native-bridge.ts';

/** Where a tapped link leads inside the native app (spec §4, "Mobile app mode"); null outside it. */
export const wayInApp = ({ href }: HTMLAnchorElement): AppNavigation | null => {
  const settings = appSettings();
  return (
    settings &&
    navigateInApp(href, { app: true, bridge: bridgeObject() !== null, area: settings.area, origin: location.origin })
  );
};

/** Hands an address over to the app. */
export const handOver = async (way: Extract<AppNavigation, { readonly go: 'hand-over' }>): Promise<unknown> =>
  nativeBridge()?.(way);
